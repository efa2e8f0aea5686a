/// What a `@Persisted` property says of itself besides its type; known while a class is examined.
struct PropertyOptions: Sendable {
  var isPrimaryKey = false
  var isIndexed = false
  var deleteRule = DeleteRule.keep
}
