/// What a `store` command was asked. Paths are as written; the command reads them.
struct StoreOptions: Equatable, Sendable {
  /// The store's folder; nil for the one that `track` flies in.
  var directory: String?
  var format = OutputFormat.plain
}
