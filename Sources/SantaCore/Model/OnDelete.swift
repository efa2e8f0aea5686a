/// The effect of deleting an object on the links between it and others.
public struct OnDelete: Hashable, Sendable {
  let rule: DeleteRule

  /// The linked objects stay, and links to a deleted object become nil, or are removed from their collection. The default.
  public static let nullify = OnDelete(rule: .nullify)
  /// The linked objects are deleted too, with the objects that they own in turn, even if other objects link to them.
  public static let cascade = OnDelete(rule: .cascade)
  /// The linked objects can't be deleted as long as this object links to them: the transaction that tries to throws
  /// ``StoreError`` with the code `.deletionDenied`, which names both objects. They can be deleted together with this
  /// object: by one call of `delete`, or by a cascade. `deleteAll()` deletes them, too.
  public static let deny = OnDelete(rule: .deny)
}
