/// An element of the `updates` of a store: its state before and after one or several commits.
///
/// ```swift
/// for try await update in store.updates {
///   print(update.before.objects(Stop.self).count, update.after.objects(Stop.self).count)
/// }
/// ```
public struct StoreUpdate: Sendable {
  /// Whether this is the first update. Then `before` is the same as `after`.
  public let isInitial: Bool
  /// The state that the last element showed.
  public let before: StoreSnapshot
  /// The state now.
  public let after: StoreSnapshot
}
