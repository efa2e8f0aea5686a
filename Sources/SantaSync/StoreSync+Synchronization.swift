public import SantaCore

extension StoreSync: StoreSynchronization {
  /// Whether the store has all changes that the server has, as far as that is known.
  public var isUpToDate: Bool { state.isUpToDate && state.connection == .connected }
}
