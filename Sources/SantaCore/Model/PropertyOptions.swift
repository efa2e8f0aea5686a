/// The arguments of a `@Persisted` declaration, which are determined when a class is examined.
struct PropertyOptions: Sendable {
  var isPrimaryKey = false
  var isIndexed = false
  var isUnique = false
  var isCounter = false
  var deleteRule = DeleteRule.nullify
  /// The name of the column, if it differs from the name of the property.
  var storedName: String?
  /// The name that the property had in older programs.
  var formerName: String?
  /// For linking objects, the name of the property in their class that links to this class.
  var originProperty: String?
}
