#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Parses the header of an answer, line by line. Everything has a limit, because a server may send anything here.
struct HTTPHeadReader {
  enum Fault: Error {
    /// The line isn't part of an HTTP/1.0 or HTTP/1.1 header.
    case malformed
    case tooLarge
  }

  /// The maximum size of a header in bytes, including interim answers and the trailer after a body. Servers accept 8 KB to 64
  /// KB from their clients, and send less.
  static let sizeLimit = 128 << 10

  private var byteCount = 0
  private var answer: HTTPResponse?
  /// The spelling of each field, by its lower-case name. A field may occur twice, in different case.
  private var names: [String: String] = [:]
  private var lastName: String?
  /// Whether the header is complete. The lines of a trailer may follow.
  private(set) var isComplete = false

  /// Parses the next line.
  ///
  /// - Parameter line: A line, including its line break.
  /// - Returns: The answer without its body, once its header is complete.
  mutating func lineArrived(_ line: [UInt8]) throws(Fault) -> HTTPResponse? {
    byteCount += line.count
    guard byteCount <= Self.sizeLimit else { throw .tooLarge }
    if isComplete { return nil }
    var line = line[...]
    if line.last == UInt8(ascii: "\n") { line = line.dropLast() }
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    // If a line contained a line break or a zero byte, other parsers of the same bytes would see different fields.
    guard !line.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { throw .malformed }
    guard var answer else {
      self.answer = HTTPResponse(status: try Self.status(in: line))
      return nil
    }
    if line.isEmpty {
      // An interim answer, for example 100 Continue, is followed by another answer.
      if answer.status < 200 {
        (self.answer, names, lastName) = (nil, [:], nil)
        return nil
      }
      isComplete = true
      return answer
    }
    try add(line, to: &answer.headers)
    self.answer = answer
    return nil
  }

  private static func status(in line: ArraySlice<UInt8>) throws(Fault) -> Int {
    let start = Array("HTTP/1.".utf8)
    let digits = line.dropFirst(9).prefix(3)
    guard line.starts(with: start), line.count >= 12,
      [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(line[line.startIndex + 7]),
      line[line.startIndex + 8] == UInt8(ascii: " "),
      line.count == 12 || line[line.startIndex + 12] == UInt8(ascii: " "),
      digits.allSatisfy(Self.isDigit), let status = Int(String(decoding: digits, as: UTF8.self)),
      status >= 100
    else { throw .malformed }
    return status
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func add(
    _ line: ArraySlice<UInt8>, to headers: inout [String: String]
  ) throws(Fault) {
    func text(_ bytes: ArraySlice<UInt8>) -> String {
      let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
      let bytes = bytes.drop(while: isBlank)
      let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? bytes.startIndex
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
    if line.first == 0x20 || line.first == 0x09 {
      // This line continues the value of the previous line.
      guard let lastName, lastName.lowercased() != "content-length" else { throw .malformed }
      headers[lastName, default: ""] += " " + text(line)
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      !line[..<colon].contains(where: { $0 <= 0x20 })
    else { throw .malformed }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    let value = text(line[(colon + 1)...])
    let key = names[name.lowercased()] ?? name
    names[name.lowercased()] = key
    lastName = key
    if name.lowercased() == "content-length" {
      // With two lengths, or a length too large for a number, two parsers might disagree about the end of the answer.
      guard value.utf8.allSatisfy(Self.isDigit), Int64(value) != nil, headers[key] ?? value == value else {
        throw .malformed
      }
      headers[key] = value
      return
    }
    headers[key] = headers[key].map { "\($0), \(value)" } ?? value
  }
}
