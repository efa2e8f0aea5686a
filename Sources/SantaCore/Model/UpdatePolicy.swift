/// The treatment of an object that is added while the store already has one with its primary key.
public struct UpdatePolicy: Hashable, Sendable, CustomStringConvertible {
  private enum Rule: String { case error, modified, all }
  private let rule: Rule

  /// The write transaction fails. The default.
  public static let error = UpdatePolicy(rule: .error)
  /// The stored object gets the values that differ. Assigning an equal value is not a change, and does not notify observers.
  /// Properties without a given value are unchanged.
  public static let modified = UpdatePolicy(rule: .modified)
  /// The same as ``modified``. It exists for programs that used RealmSwift, in which it also reports equal values as changes.
  public static let all = UpdatePolicy(rule: .all)

  /// The name of the policy.
  public var description: String { rule.rawValue }
}
