import Foundation
import HTTPTypes
import NIOCore
import SantaReplication

/// The binary form of changes in requests and answers. All numbers are little-endian; `docs/protocol.md` has examples.
enum Frames {
  /// The type of a body of frames.
  static let contentType = "application/vnd.santacore.changes"

  enum Kind {
    static let change: UInt8 = 1
    static let level: UInt8 = 2
    static let store: UInt8 = 3
    static let refusal: UInt8 = 4
    static let pause: UInt8 = 5
    static let heartbeat: UInt8 = 6
  }

  /// How many changes a request has at most, because each needs more memory than its bytes. A client that sends up to 1 MiB has
  /// fewer, as a change has at least 13 bytes.
  static let maximumChangeCount = 100_000
  /// No change is longer, because clients take no longer frames.
  static let maximumChangeByteCount = (256 << 20) - headByteCount
  /// What a frame of a change has before the bytes.
  private static let headByteCount = 1 + 8 + 4 + 8 + 32

  /// How many changes a request has, and how many bytes the longest has.
  ///
  /// - Returns: nil if the body is cut, or has other bytes at its end.
  static func measure(_ body: ByteBuffer) -> (count: Int, longest: Int)? {
    var (body, count, longest) = (body, 0, 0)
    while body.readableBytes > 0 {
      guard let length = body.readInteger(endianness: .little, as: UInt32.self), length > 0,
        body.readableBytes >= Int(length)
      else { return nil }
      body.moveReaderIndex(forwardBy: Int(length))
      (count, longest) = (count + 1, max(longest, Int(length)))
    }
    return (count, longest)
  }

  /// The changes of a request: for each its length (UInt32) and its bytes.
  ///
  /// - Returns: nil if the body is cut, or has other bytes at its end.
  static func changes(of body: ByteBuffer) -> [Data]? {
    var (body, changes): (ByteBuffer, [Data]) = (body, [])
    while body.readableBytes > 0 {
      guard let length = body.readInteger(endianness: .little, as: UInt32.self), length > 0,
        let bytes = body.readBytes(length: Int(length))
      else { return nil }
      changes.append(Data(bytes))
    }
    return changes
  }

  /// - Parameter reader: the replica that reads, which gets its own changes without their bytes.
  static func write(_ change: OrderedChange, for reader: UInt32?, to buffer: inout ByteBuffer) {
    let bytes = change.replica == reader ? Data() : change.bytes
    buffer.writeInteger(UInt32(headByteCount + bytes.count), endianness: .little)
    buffer.writeInteger(Kind.change)
    buffer.writeInteger(change.position.version, endianness: .little)
    buffer.writeInteger(change.replica, endianness: .little)
    buffer.writeInteger(change.sequence, endianness: .little)
    buffer.writeBytes(change.position.chain.bytesOfHexadecimal)
    buffer.writeBytes(bytes)
  }

  /// Says that the answer has all changes up to now. It is repeated as a heartbeat.
  static func writeLevel(_ version: UInt64, to buffer: inout ByteBuffer) {
    buffer.writeInteger(9 as UInt32, endianness: .little)
    buffer.writeInteger(Kind.level)
    buffer.writeInteger(version, endianness: .little)
  }

  // MARK: Streams of several stores

  /// Says which store the following frames are about: its index in the request.
  static func writeStore(_ index: Int, to buffer: inout ByteBuffer) {
    buffer.writeInteger(5 as UInt32, endianness: .little)
    buffer.writeInteger(Kind.store)
    buffer.writeInteger(UInt32(index), endianness: .little)
  }

  /// Says why nothing more comes of the store: what a request for it alone would be answered with.
  static func writeRefusal(_ refusal: Refusal, to buffer: inout ByteBuffer) throws {
    let body = try refusal.body
    buffer.writeInteger(UInt32(3 + body.count), endianness: .little)
    buffer.writeInteger(Kind.refusal)
    buffer.writeInteger(UInt16(refusal.status.code), endianness: .little)
    buffer.writeBytes(body)
  }

  /// Says that nothing more comes of the store, because its window is used up.
  static func writePause(to buffer: inout ByteBuffer) {
    buffer.writeInteger(1 as UInt32, endianness: .little)
    buffer.writeInteger(Kind.pause)
  }

  static func writeHeartbeat(to buffer: inout ByteBuffer) {
    buffer.writeInteger(1 as UInt32, endianness: .little)
    buffer.writeInteger(Kind.heartbeat)
  }
}

extension String {
  var bytesOfHexadecimal: [UInt8] {
    func digit(_ byte: UInt8) -> UInt8 { byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : byte - 87 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count / 2)
    var high: UInt8?
    for byte in utf8 {
      if let first = high.take() { bytes.append(first << 4 | digit(byte)) } else { high = digit(byte) }
    }
    return bytes
  }
}
