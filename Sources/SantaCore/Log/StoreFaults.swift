import Synchronization

/// Why this process can't follow a store any further, or can't write to it. The log and the engine of the store record
/// faults here, and all other code reads them here.
final class StoreFaults: Sendable {
  private struct State {
    /// Ends following, and with it writing.
    var following: StoreError?
    /// Ends writing: what a failed sync left behind may never reach the disk, whatever a second one says.
    var syncing: StoreError?
  }

  private let state = Mutex(State())

  /// Why the store can't be followed any further.
  var following: StoreError? { state.withLock { $0.following } }

  /// The sync that failed.
  var syncing: StoreError? { state.withLock { $0.syncing } }

  /// Why reading a snapshot may not give what is stored, or not what is newest.
  func reading(_ snapshot: Snapshot) -> StoreError? { following ?? snapshot.damage }

  /// Why nothing can be written on top of a snapshot.
  func writing(on snapshot: Snapshot) -> StoreError? { reading(snapshot) ?? syncing }

  /// - Returns: whether this is the first reason.
  func endFollowing(_ error: StoreError) -> Bool {
    state.withLock { state in
      if state.following != nil { return false }
      state.following = error
      return true
    }
  }

  func noteFailedSync(_ error: StoreError) { state.withLock { $0.syncing = error } }
}
