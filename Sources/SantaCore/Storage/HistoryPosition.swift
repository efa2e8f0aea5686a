/// A commit in the history of a store: its version, and its ``CommitDescription/nonce``.
package struct HistoryPosition: Hashable, Sendable {
  package var version: Version
  package var nonce: UInt64

  package init(version: Version, nonce: UInt64) { (self.version, self.nonce) = (version, nonce) }
}
