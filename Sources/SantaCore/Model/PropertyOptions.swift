/// What a `@Persisted` property says of itself besides its type; known while a class is examined.
struct PropertyOptions: Sendable {
  var isPrimaryKey = false
  var isIndexed = false
  var deleteRule = DeleteRule.keep
  /// For linking objects, the property of theirs that links here.
  var originProperty: String?
}
