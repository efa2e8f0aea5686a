/// The state of a ``StoreListener``.
public struct ListenerState: Hashable, Sendable {
  /// The connection over which the listener learns which stores there are.
  public internal(set) var connection: SyncState.Connection = .connecting
  /// The number of stores that match and that the user may read.
  public internal(set) var storeCount = 0
  /// The number of stores that are open, because they have events.
  public internal(set) var openCount = 0
  /// The paths of the stores that can't be used at the moment, with the reasons.
  public internal(set) var problems: [String: SyncError] = [:]
}
