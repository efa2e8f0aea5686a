import NIOCore
import SantaReplication
import Synchronization

/// Changes that were appended to an order together. A follower that has all earlier changes doesn't need to read them, and
/// their frames are encoded once for all followers.
public final class Growth: Sendable {
  let epoch: String
  /// The position before the first change.
  let before: OrderPosition
  let changes: [OrderedChange]
  private let encoded = Mutex<ByteBuffer?>(nil)

  /// The maximum size of the changes. Slow followers keep a few of these objects; larger changes are read from the order when
  /// they are sent.
  static let maximumByteCount = 16 << 10

  /// - Returns: nil if there are no changes, or if they are too large to keep.
  init?(epoch: String, after before: OrderPosition, _ changes: [OrderedChange]) {
    guard !changes.isEmpty, changes.reduce(0, { $0 + $1.bytes.count }) <= Self.maximumByteCount else {
      return nil
    }
    (self.epoch, self.before, self.changes) = (epoch, before, changes)
  }

  /// The position of the last change.
  var head: OrderPosition { changes.last?.position ?? before }

  /// Returns the frames of the changes, followed by a level frame.
  ///
  /// - Parameter reader: the replica that reads. Its own changes are encoded without their bytes.
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
