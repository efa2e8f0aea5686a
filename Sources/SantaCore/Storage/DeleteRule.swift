/// The effect of deleting an object on the links between it and others.
package enum DeleteRule: UInt8, Sendable {
  /// The linked objects stay. Links to a deleted object are removed.
  case nullify = 0
  /// The linked objects are deleted, too.
  case cascade = 1
  /// The linked objects can't be deleted.
  case deny = 2
}
