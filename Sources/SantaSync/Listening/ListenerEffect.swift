import SantaCore

/// Names the events of a listener whose effects a store has. It is in that store, and is written together with each effect.
///
/// A listener delivers the events of a store one at a time, so it asks only about the last event, and about those that were set aside.
final class ListenerEffect: Object {
  /// Identifies the listener and the store of the events. Only the listener can tell which store it is.
  @Persisted(primaryKey: true) var id = ""
  /// The last event that had an effect.
  @Persisted var last = ""
  /// The events that had an effect and were set aside, so that they may come again.
  @Persisted var setAside: MutableSet<String>
}
