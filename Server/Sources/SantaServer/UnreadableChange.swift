import SantaReplication

/// A change that no replica can read, at which all replicas of its store stop. A newer program made it, or a client with a mistake.
public struct UnreadableChange: Sendable, CustomStringConvertible {
  public let store: StoreName
  public let version: UInt64
  public let description: String

  init(_ change: OrderedChange, in store: StoreName, _ problem: String) {
    (self.store, version) = (store, change.position.version)
    description =
      "Change \(version) of the store '\(store)', number \(change.sequence) of replica \(change.replica), can't be read "
      + "(\(problem)), and replicas stop there. If a newer program made it, update the others and this server. If not, "
      + "'santa-server drop-change \(store) \(version)' takes it out."
  }
}

/// Why a change is not taken out of an order.
public struct CannotDrop: Error, CustomStringConvertible {
  public let description: String
}
