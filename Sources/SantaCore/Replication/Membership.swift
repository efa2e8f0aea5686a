/// The membership of a replica in the order of a store's changes.
///
/// A server answers with it as JSON, with the keys `epoch` and `replica`.
public struct Membership: Codable, Hashable, Sendable {
  /// The name of the order. Another order of the same store, as on a server that was set up from scratch, has another epoch.
  public var epoch: String
  /// The number of the replica: from 1, below 2^24.
  public var replica: UInt32

  /// A membership with known parts.
  public init(epoch: String, replica: UInt32) { (self.epoch, self.replica) = (epoch, replica) }
}
