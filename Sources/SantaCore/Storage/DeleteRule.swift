/// The effect of deleting an object on its links to other objects, and on their links to it.
package enum DeleteRule: UInt8, Sendable {
  /// Linked objects are kept. Links to the deleted object are removed.
  case nullify = 0
  /// Linked objects are deleted, too.
  case cascade = 1
  /// Linked objects can't be deleted.
  case deny = 2
}
