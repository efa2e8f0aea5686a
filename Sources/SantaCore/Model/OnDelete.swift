/// What deleting an object does to the objects that a link or list of it leads to.
public struct OnDelete: Hashable, Sendable {
  let rule: DeleteRule

  /// They stay. The default.
  public static let keep = OnDelete(rule: .keep)
  /// They are deleted too, and what they own in turn, whoever else links to them.
  public static let cascade = OnDelete(rule: .cascade)
}
