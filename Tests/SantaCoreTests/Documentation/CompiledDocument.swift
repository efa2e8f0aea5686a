import Foundation
import Testing

/// A page whose Swift code is compiled: each of its lines is also in a file of the tests, block by block in the same order.
struct CompiledDocument {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let root = tests.appending(path: "../..").standardizedFileURL

  /// The lines of each block of Swift code.
  let blocks: [[String]]
  private let compiled: [[String]]

  /// - Parameters:
  ///   - path: the page, from the root of the package.
  ///   - sources: files below `Tests/SantaCoreTests`. A block is in one of them.
  init(_ path: String, in sources: [String]) throws {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    blocks = text.matches(of: /```swift\n([\s\S]*?)```/).map { Self.lines(of: $0.1) }
    compiled = try sources.map {
      Self.lines(of: try String(contentsOf: Self.tests.appending(path: $0), encoding: .utf8))
    }
  }

  /// The first line of each block that is not compiled, or not in this order.
  var missingLines: [String] {
    blocks.compactMap { block in
      let missing = compiled.map { Self.firstLine(of: block, missingIn: $0) }
      return missing.contains { $0 == nil } ? nil : missing[0]
    }
  }

  private static func firstLine(of block: [String], missingIn compiled: [String]) -> String? {
    var rest = compiled[...]
    for line in block {
      // A function of a page may be a static one in the tests.
      guard let index = rest.firstIndex(where: { $0 == line || $0 == "static " + line }) else { return line }
      rest = rest[index...].dropFirst()
    }
    return nil
  }

  private static func lines(of text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
