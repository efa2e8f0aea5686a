import SantaStore

/// Stores on a server, to which a user may lack the right to write.
extension Tracker {
  /// Whether an error means that the user may only read a store that several machines share.
  func lacksRight(_ error: any Error) -> Bool {
    configuration.synchronization != nil && (error as? StoreError)?.code == .readOnly
  }

  /// Runs a block that writes to the weather store. If the user may only read it, the flight continues without new weather.
  func writingIfPermitted(_ body: () throws -> Void) throws {
    do { try body() } catch  where lacksRight(error) {}
  }

  func deleteWeather(in store: Store) throws {
    try writingIfPermitted { try store.write { store.delete(store.objects(Weather.self)) } }
  }
}
