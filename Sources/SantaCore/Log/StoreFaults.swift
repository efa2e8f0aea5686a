import Synchronization

/// Why this process can't follow a store any further, or can't write to it. The log and the engine of the store record
/// faults here, and all other code reads them here.
final class StoreFaults: Sendable {
  private struct State {
    /// An error that ended following the store, and so writing to it.
    var following: StoreError?
    /// A failed sync, which ended writing: the data that it did not write may never reach the disk, even if a second
    /// sync succeeds.
    var syncing: StoreError?
  }

  private let state = Mutex(State())

  /// The error that ended following the store.
  var following: StoreError? { state.withLock { $0.following } }

  /// The error of a failed sync.
  var syncing: StoreError? { state.withLock { $0.syncing } }

  /// Why a snapshot may be incomplete or outdated; nil if it is not.
  func reading(_ snapshot: Snapshot) -> StoreError? { following ?? snapshot.damage }

  /// Why nothing can be committed on top of a snapshot; nil if it can.
  func writing(on snapshot: Snapshot) -> StoreError? { reading(snapshot) ?? syncing }

  /// - Returns: whether this is the first error.
  func endFollowing(_ error: StoreError) -> Bool {
    state.withLock { state in
      if state.following != nil { return false }
      state.following = error
      return true
    }
  }

  func noteFailedSync(_ error: StoreError) { state.withLock { $0.syncing = error } }
}
