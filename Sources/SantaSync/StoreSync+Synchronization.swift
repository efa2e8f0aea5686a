public import SantaCore

extension StoreSync: StoreSynchronization {
  /// Whether the store has all changes of the server, as far as is known.
  public var isUpToDate: Bool { state.isUpToDate && state.connection == .connected }
}
