public import Foundation
public import SantaReplication

/// The state of a store at a position.
public struct LogCopy: Sendable {
  public var position: OrderPosition
  public var bytes: Data
  /// The number of the asking replica's changes that the copy contains.
  public var ownCount: UInt64

  public init(position: OrderPosition, bytes: Data, ownCount: UInt64) {
    (self.position, self.bytes, self.ownCount) = (position, bytes, ownCount)
  }
}
