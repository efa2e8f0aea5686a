import Foundation

/// An answer as it was sent.
struct PageReply {
  let status: Int
  let head: String
  let body: String

  init(_ text: String) {
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
    head = parts.first ?? ""
    body = parts.count > 1 ? parts[1] : ""
    status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  func field(_ name: String) -> String? {
    head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
      .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }
}
