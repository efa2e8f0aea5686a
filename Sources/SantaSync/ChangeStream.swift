import SantaCore
import SantaReplication

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The frames of a server's answer, from parts of any length.
struct ChangeStream {
  enum Frame: Hashable {
    case change(Replica.Ordered)
    /// All changes up to now have been sent. It is repeated as a heartbeat.
    case level(version: UInt64)
    /// Which store the following frames are about, as an index in what was asked for.
    case store(Int)
    /// Nothing more comes of the store, and why: the status and the body of an answer.
    case refusal(status: Int, body: [UInt8])
    /// Nothing more comes of the store until it is asked for again, because its window is used up.
    case pause
    /// The server is there.
    case heartbeat

    /// How many bytes of a window it takes, about.
    var byteCount: Int {
      guard case .change(let change) = self else { return 0 }
      return 4 + ChangeStream.changeHeadByteCount + change.bytes.count
    }
  }

  struct Malformed: Error {}

  /// The longest change that is accepted, which limits what a wrong length costs.
  static let maximumByteCount = 256 << 20

  /// Of kind, version, replica, number and hash.
  private static let changeHeadByteCount = 53

  private var buffer: [UInt8] = []
  private var offset = 0

  mutating func append(_ part: Data) {
    if offset > 1 << 20 {
      buffer.removeFirst(offset)
      offset = 0
    }
    buffer.append(contentsOf: part)
  }

  /// The next whole frame; nil if more bytes are needed.
  mutating func next() throws(Malformed) -> Frame? {
    guard buffer.count - offset >= 4 else { return nil }
    let length = Int(number(UInt32.self, at: offset))
    guard length >= 1, length <= Self.maximumByteCount else { throw Malformed() }
    guard buffer.count - offset >= 4 + length else { return nil }
    let start = offset + 4
    offset = start + length
    if offset == buffer.count { defer { (buffer, offset) = ([], 0) }; return try frame(start, length) }
    return try frame(start, length)
  }

  private func frame(_ start: Int, _ length: Int) throws(Malformed) -> Frame {
    switch buffer[start] {
    case 1:
      guard length >= Self.changeHeadByteCount else { throw Malformed() }
      return .change(
        Replica.Ordered(
          position: OrderPosition(
            version: number(UInt64.self, at: start + 1), hash: buffer[(start + 21)..<(start + 53)]),
          author: number(UInt32.self, at: start + 9), sequence: number(UInt64.self, at: start + 13),
          bytes: Array(buffer[(start + Self.changeHeadByteCount)..<(start + length)])))
    case 2:
      guard length == 9 else { throw Malformed() }
      return .level(version: number(UInt64.self, at: start + 1))
    case 3:
      guard length == 5 else { throw Malformed() }
      return .store(Int(number(UInt32.self, at: start + 1)))
    case 4:
      guard length >= 3 else { throw Malformed() }
      return .refusal(
        status: Int(number(UInt16.self, at: start + 1)), body: Array(buffer[(start + 3)..<(start + length)]))
    case 5, 6:
      guard length == 1 else { throw Malformed() }
      return buffer[start] == 5 ? .pause : .heartbeat
    default: throw Malformed()
    }
  }

  private func number<T: FixedWidthInteger>(_ type: T.Type, at offset: Int) -> T {
    var value: T = 0
    for index in (0..<(T.bitWidth / 8)).reversed() { value = value << 8 | T(buffer[offset + index]) }
    return value
  }
}
