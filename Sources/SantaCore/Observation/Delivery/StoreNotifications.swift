/// The pending notifications of the observers of a store as a whole.
///
/// A callback may write, which causes further notifications while it runs. Its own observer receives them after the callback
/// returns; all other observers receive them immediately.
struct StoreNotifications {
  private var due: [ObserverID: ObserverCallback.Notification] = [:]
  private var running: Set<ObserverID> = []

  /// Whether a callback is running.
  var isRunning: Bool { !running.isEmpty }

  /// Adds a notification for some observers. Several notifications for one observer are merged into one.
  mutating func add(_ notification: ObserverCallback.Notification, to observers: some Sequence<ObserverID>) {
    for id in observers { due[id] = notification }
  }

  /// Returns the next notification to deliver, in the order of registration, and marks its observer as running. Skips observers
  /// whose callback is already running.
  mutating func begin() -> (id: ObserverID, notification: ObserverCallback.Notification)? {
    if due.isEmpty { return nil }
    guard let id = due.keys.lazy.filter({ [running] in !running.contains($0) }).min(),
      let notification = due.removeValue(forKey: id)
    else { return nil }
    running.insert(id)
    return (id, notification)
  }

  mutating func end(_ id: ObserverID) { running.remove(id) }
}
