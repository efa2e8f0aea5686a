/// The effect of deleting an object on the objects that are linked to it.
public struct OnDelete: Hashable, Sendable {
  let rule: DeleteRule

  /// The linked objects stay, and links to a deleted object become nil or are removed from their collection. This is the
  /// default.
  public static let nullify = OnDelete(rule: .nullify)
  /// The linked objects are also deleted, together with the objects that they own in turn, even if further objects link to
  /// them.
  public static let cascade = OnDelete(rule: .cascade)
  /// The linked objects can't be deleted while this object links to them. A transaction that tries to throws ``StoreError``
  /// with the code `.deletionDenied`, which names both objects. The linked objects can be deleted together with this object, by
  /// one call of `delete` or by a cascade. `deleteAll()` also deletes them.
  public static let deny = OnDelete(rule: .deny)
}
