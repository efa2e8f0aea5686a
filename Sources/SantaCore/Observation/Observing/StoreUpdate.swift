/// An element of the `updates` of a store: its states before and after one or several commits.
///
/// ```swift
/// for try await update in store.updates {
///   print(update.before.objects(Stop.self).count, update.after.objects(Stop.self).count)
/// }
/// ```
public struct StoreUpdate: Sendable {
  /// Whether this is the first update. If so, `before` is the same as `after`.
  public let isInitial: Bool
  /// The state before the commits, as in the previous element.
  public let before: StoreSnapshot
  /// The state after the commits.
  public let after: StoreSnapshot
}
