import Synchronization

/// The errors that prevent this process from following a store or writing to it. The log and the engine of the store record
/// errors here, and all other code reads them here.
final class StoreFaults: Sendable {
  private struct State {
    /// An error that ended following the store, and with it writing to the store.
    var following: StoreError?
    /// The error of a failed sync, which ended writing: the data that it didn't write may never reach the disk, even if a
    /// second sync succeeds.
    var syncing: StoreError?
  }

  private let state = Mutex(State())

  /// The error that ended following the store.
  var following: StoreError? { state.withLock { $0.following } }

  /// The error of a failed sync.
  var syncing: StoreError? { state.withLock { $0.syncing } }

  /// Returns why a snapshot may be incomplete or outdated; nil if it is neither.
  func reading(_ snapshot: Snapshot) -> StoreError? { following ?? snapshot.damage }

  /// Returns why nothing can be committed on top of a snapshot; nil if commits are possible.
  func writing(on snapshot: Snapshot) -> StoreError? { reading(snapshot) ?? syncing }

  /// Records the error that ended following the store, unless there already is one.
  ///
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
