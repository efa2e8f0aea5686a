/// The effect of deleting an object on the objects that it links to through a property.
public struct OnDelete: Hashable, Sendable {
  let rule: DeleteRule

  /// The linked objects stay. The default.
  public static let keep = OnDelete(rule: .keep)
  /// The linked objects are deleted too, with the objects that they own in turn, even if other objects link to them.
  public static let cascade = OnDelete(rule: .cascade)
}
