import Synchronization

/// A write that was requested with ``Store/writeAsync(_:onComplete:isolation:)`` or
/// ``Store/beginAsyncWrite(isolation:_:)``, for cancelling it before it begins. A name of RealmSwift.
public struct AsyncTransactionId: Sendable {
  private final class State: Sendable { let isCancelled = Atomic(false) }

  private let state = State()

  var isCancelled: Bool { state.isCancelled.load(ordering: .acquiring) }

  func cancel() { state.isCancelled.store(true, ordering: .releasing) }
}
