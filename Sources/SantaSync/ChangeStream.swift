import SantaCore
import SantaReplication

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the frames of a server's response, from parts of any length.
struct ChangeStream {
  enum Frame: Hashable {
    case change(Replica.Ordered)
    /// All changes so far have been sent. The server repeats this frame as a heartbeat.
    case level(version: UInt64)
    /// The store of the frames that follow, as an index in the request.
    case store(Int)
    /// The last frame of the store, with the status and the body of a response that gives the reason.
    case refusal(status: Int, body: [UInt8])
    /// The last frame of the store until the client requests it again, because its window is used up.
    case pause
    /// A sign that the server is still there.
    case heartbeat

    /// The approximate number of bytes that the frame takes in a window.
    var byteCount: Int {
      guard case .change(let change) = self else { return 0 }
      return 4 + FrameKind.changeHeadByteCount + change.bytes.count
    }
  }

  struct Malformed: Error {}

  private var buffer: [UInt8] = []
  private var offset = 0

  mutating func append(_ part: Data) {
    if offset > 1 << 20 {
      buffer.removeFirst(offset)
      offset = 0
    }
    buffer.append(contentsOf: part)
  }

  /// Returns the next complete frame; nil if more bytes are needed.
  mutating func next() throws(Malformed) -> Frame? {
    guard buffer.count - offset >= 4 else { return nil }
    let length = Int(number(UInt32.self, at: offset))
    guard length >= 1, length <= FrameKind.maximumByteCount else { throw Malformed() }
    guard buffer.count - offset >= 4 + length else { return nil }
    let start = offset + 4
    offset = start + length
    if offset == buffer.count { defer { (buffer, offset) = ([], 0) }; return try frame(start, length) }
    return try frame(start, length)
  }

  private func frame(_ start: Int, _ length: Int) throws(Malformed) -> Frame {
    switch FrameKind(rawValue: buffer[start]) {
    case .change:
      guard length >= FrameKind.changeHeadByteCount else { throw Malformed() }
      return .change(
        Replica.Ordered(
          position: OrderPosition(
            version: number(UInt64.self, at: start + 1),
            hash: Array(buffer[(start + 21)..<(start + FrameKind.changeHeadByteCount)])),
          author: number(UInt32.self, at: start + 9), sequence: number(UInt64.self, at: start + 13),
          bytes: Array(buffer[(start + FrameKind.changeHeadByteCount)..<(start + length)])))
    case .level:
      guard length == 9 else { throw Malformed() }
      return .level(version: number(UInt64.self, at: start + 1))
    case .store:
      guard length == 5 else { throw Malformed() }
      return .store(Int(number(UInt32.self, at: start + 1)))
    case .refusal:
      guard length >= 3 else { throw Malformed() }
      return .refusal(
        status: Int(number(UInt16.self, at: start + 1)), body: Array(buffer[(start + 3)..<(start + length)]))
    case .pause:
      guard length == 1 else { throw Malformed() }
      return .pause
    case .heartbeat:
      guard length == 1 else { throw Malformed() }
      return .heartbeat
    case nil: throw Malformed()
    }
  }

  private func number<T: FixedWidthInteger>(_ type: T.Type, at offset: Int) -> T {
    var value: T = 0
    for index in (0..<(T.bitWidth / 8)).reversed() { value = value << 8 | T(buffer[offset + index]) }
    return value
  }
}
