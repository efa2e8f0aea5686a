/// The notifications that are due to the observers of a store as a whole.
///
/// A callback may write, which makes further notifications due while it runs. They follow when it has returned; other observers
/// get them at once.
struct StoreNotifications {
  private var due: [ObserverID: ObserverCallback.Notification] = [:]
  private var running: Set<ObserverID> = []

  /// Whether a callback is running.
  var isRunning: Bool { !running.isEmpty }

  /// Several notifications of one observer are merged into one.
  mutating func add(_ notification: ObserverCallback.Notification, to observers: some Sequence<ObserverID>) {
    for id in observers { due[id] = notification }
  }

  /// Begins to call the first observer that is due, in the order of registration, except those that are being called.
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
