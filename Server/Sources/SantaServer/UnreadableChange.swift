public import SantaAccounts
import SantaReplication

/// A change that replicas can't read, and that stops all replicas of its store. A newer program or a faulty client made it.
public struct UnreadableChange: Sendable, CustomStringConvertible {
  public let store: StorePath
  public let version: UInt64
  public let description: String

  init(_ change: OrderedChange, in store: StorePath, _ problem: String) {
    (self.store, version) = (store, change.position.version)
    description =
      "Change \(version) of the store '\(store.shown)', number \(change.sequence) of replica \(change.replica), can't be read "
      + "(\(problem)), and replicas stop there. If a newer program made it, update this server and the other programs. "
      + "Otherwise, remove it with 'santa-server drop-change \(store.wireName) \(version)'."
  }
}

/// The reason for which a change can't be removed from an order.
public struct CannotDrop: Error, CustomStringConvertible {
  public let description: String
}
