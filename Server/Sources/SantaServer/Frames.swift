import Foundation
import HTTPTypes
import NIOCore
import SantaReplication

/// The binary format of changes in requests and responses. All numbers are little-endian. `docs/protocol.md` has examples.
enum Frames {
  /// The content type of a body of frames.
  static let contentType = "application/vnd.santacore.changes"

  /// The maximum number of changes in a request, because each needs more memory than its bytes. A client that sends up to 1 MiB
  /// stays below it, as a change has at least 13 bytes.
  static let maximumChangeCount = 100_000
  /// The maximum length of a change. Clients don't accept longer frames.
  static let maximumChangeByteCount = FrameKind.maximumByteCount - FrameKind.changeHeadByteCount

  /// Returns the number of changes in a request, and the length of the longest.
  ///
  /// - Returns: nil if the body is truncated, or has extra bytes at its end.
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

  /// Returns the changes of a request: for each, its length (UInt32) and its bytes.
  ///
  /// - Returns: nil if the body is truncated, or has extra bytes at its end.
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

  /// - Parameter reader: the replica that reads. Its own changes are written without their bytes.
  static func write(_ change: OrderedChange, for reader: UInt32?, to buffer: inout ByteBuffer) {
    let bytes = change.replica == reader ? Data() : change.bytes
    buffer.writeInteger(UInt32(FrameKind.changeHeadByteCount + bytes.count), endianness: .little)
    buffer.writeInteger(FrameKind.change.rawValue)
    buffer.writeInteger(change.position.version, endianness: .little)
    buffer.writeInteger(change.replica, endianness: .little)
    buffer.writeInteger(change.sequence, endianness: .little)
    buffer.writeBytes(change.position.chainBytes)
    buffer.writeBytes(bytes)
  }

  /// Writes that all changes up to a version have been sent. The frame is repeated as a heartbeat.
  static func writeLevel(_ version: UInt64, to buffer: inout ByteBuffer) {
    buffer.writeInteger(9 as UInt32, endianness: .little)
    buffer.writeInteger(FrameKind.level.rawValue)
    buffer.writeInteger(version, endianness: .little)
  }

  // MARK: Streams of several stores

  /// Writes which store the following frames belong to: its index in the request.
  static func writeStore(_ index: Int, to buffer: inout ByteBuffer) {
    buffer.writeInteger(5 as UInt32, endianness: .little)
    buffer.writeInteger(FrameKind.store.rawValue)
    buffer.writeInteger(UInt32(index), endianness: .little)
  }

  /// Writes why the store sends nothing more: the error that a request for it alone would receive.
  static func writeRefusal(_ refusal: Refusal, to buffer: inout ByteBuffer) throws {
    let body = try refusal.body
    buffer.writeInteger(UInt32(3 + body.count), endianness: .little)
    buffer.writeInteger(FrameKind.refusal.rawValue)
    buffer.writeInteger(UInt16(refusal.status.code), endianness: .little)
    buffer.writeBytes(body)
  }

  /// Writes that the store pauses, because its window is used up.
  static func writePause(to buffer: inout ByteBuffer) {
    buffer.writeInteger(1 as UInt32, endianness: .little)
    buffer.writeInteger(FrameKind.pause.rawValue)
  }

  static func writeHeartbeat(to buffer: inout ByteBuffer) {
    buffer.writeInteger(1 as UInt32, endianness: .little)
    buffer.writeInteger(FrameKind.heartbeat.rawValue)
  }
}
