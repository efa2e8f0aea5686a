import Foundation
import NIOCore

/// The binary form of changes in requests and answers. All numbers are little-endian; `docs/protocol.md` has examples.
enum Frames {
  /// The type of a body of frames.
  static let contentType = "application/vnd.santacore.changes"

  enum Kind {
    static let change: UInt8 = 1
    static let level: UInt8 = 2
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
    buffer.writeInteger(UInt32(1 + 8 + 4 + 8 + 32 + bytes.count), endianness: .little)
    buffer.writeInteger(Kind.change)
    buffer.writeInteger(change.place.version, endianness: .little)
    buffer.writeInteger(change.replica, endianness: .little)
    buffer.writeInteger(change.sequence, endianness: .little)
    buffer.writeBytes(change.place.chain.bytesOfHexadecimal)
    buffer.writeBytes(bytes)
  }

  /// Says that the answer has all changes up to now. It is repeated as a heartbeat.
  static func writeLevel(_ version: UInt64, to buffer: inout ByteBuffer) {
    buffer.writeInteger(9 as UInt32, endianness: .little)
    buffer.writeInteger(Kind.level)
    buffer.writeInteger(version, endianness: .little)
  }
}

extension String {
  var bytesOfHexadecimal: [UInt8] {
    func digit(_ byte: UInt8) -> UInt8 { byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : byte - 87 }
    let digits = Array(utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).map { digit(digits[$0]) << 4 | digit(digits[$0 + 1]) }
  }
}
