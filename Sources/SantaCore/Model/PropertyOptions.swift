/// The arguments of a `@Persisted` declaration, determined while a class is examined.
struct PropertyOptions: Sendable {
  var isPrimaryKey = false
  var isIndexed = false
  var deleteRule = DeleteRule.nullify
  /// For linking objects, the name of their property that links to this class.
  var originProperty: String?
}
