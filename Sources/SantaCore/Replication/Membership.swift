/// The membership of a replica in the order of a store's changes.
///
/// A server returns it as JSON with the keys `epoch` and `replica`.
public struct Membership: Codable, Hashable, Sendable {
  /// The name of the order. A different order of the same store, for example on a server that was set up from scratch, has a
  /// different epoch.
  public var epoch: String
  /// The number of the replica: at least 1, and below 2^24.
  public var replica: UInt32

  /// Creates a membership from its parts.
  public init(epoch: String, replica: UInt32) { (self.epoch, self.replica) = (epoch, replica) }
}
