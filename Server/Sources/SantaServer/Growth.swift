import NIOCore
import SantaReplication
import Synchronization

/// Changes that were appended to an order at once. A follower who has all before them need not ask for them, and their frames
/// are made once for all followers.
public final class Growth: Sendable {
  let epoch: String
  /// The position in front of the first change.
  let before: OrderPosition
  let changes: [OrderedChange]
  private let encoded = Mutex<ByteBuffer?>(nil)

  /// Slow followers keep a few of these. More bytes are read from the order when they are sent.
  static let maximumByteCount = 16 << 10

  /// - Returns: nil if there are no changes, or too many to keep.
  init?(epoch: String, after before: OrderPosition, _ changes: [OrderedChange]) {
    guard !changes.isEmpty, changes.reduce(0, { $0 + $1.bytes.count }) <= Self.maximumByteCount else {
      return nil
    }
    (self.epoch, self.before, self.changes) = (epoch, before, changes)
  }

  /// The position of the last change.
  var head: OrderPosition { changes.last?.position ?? before }

  /// The frames of the changes, and that they are all.
  ///
  /// - Parameter reader: the replica that reads, which gets its own changes without their bytes.
  func frames(for reader: UInt32?) -> ByteBuffer {
    if let reader, changes.contains(where: { $0.replica == reader }) { return encode(for: reader) }
    return encoded.withLock { encoded in
      if let encoded { return encoded }
      let new = encode(for: nil)
      encoded = new
      return new
    }
  }

  private func encode(for reader: UInt32?) -> ByteBuffer {
    var buffer = ByteBuffer()
    for change in changes { Frames.write(change, for: reader, to: &buffer) }
    Frames.writeLevel(head.version, to: &buffer)
    return buffer
  }
}
