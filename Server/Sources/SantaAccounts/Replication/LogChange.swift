public import Foundation
public import SantaReplication

/// A change with its position.
public struct LogChange: Hashable, Sendable {
  public var position: OrderPosition
  /// The replica that made the change.
  public var replica: UInt32
  /// The number of the change among the changes of its replica, from 1.
  public var sequence: UInt64
  public var bytes: Data

  public init(position: OrderPosition, replica: UInt32, sequence: UInt64, bytes: Data) {
    (self.position, self.replica, self.sequence, self.bytes) = (position, replica, sequence, bytes)
  }
}
