import Dispatch

/// The identity of a serial executor: an actor's own, or one that several actors share.
///
/// It consists of the two words that represent an executor in the concurrency runtime: the executor object, and its
/// implementation. Comparing identities is cheap and keeps nothing alive.
package struct ExecutorIdentity: Hashable, Sendable {
  private let object: UInt
  private let implementation: UInt

  /// The executor of the main actor, which also runs the main dispatch queue.
  // Safety: the executor is only compared, and nothing runs on it.
  static let main = unsafe ExecutorIdentity(MainActor.sharedUnownedExecutor)

  /// - Parameters:
  ///   - object: the executor object; 0 for none.
  ///   - implementation: 0 if the executor is the actor itself.
  init(object: UInt, implementation: UInt) {
    self.object = object
    self.implementation = implementation
  }

  init(_ executor: UnownedSerialExecutor) {
    // Safety: in every version so far, the runtime represents an executor by these two words. Nothing is read through them
    // here.
    (object, implementation) = unsafe unsafeBitCast(executor, to: (UInt, UInt).self)
  }

  /// Whether this isn't a serial executor, but a thread, or a task that doesn't run on an actor.
  var isGeneric: Bool { object == 0 }

  /// Whether the executor belongs to an actor without a custom executor. This is also true if there is no executor.
  var isActorsOwn: Bool { implementation == 0 }

  /// The actor that runs on this executor; nil if it can't be determined, because the actor has a custom executor.
  ///
  /// Valid only for the executor that is running, which keeps its actor alive.
  var actor: (any Actor)? {
    if self == .main { return MainActor.shared }
    // The implementation is 0 only for an actor without a custom executor. The executor object is then the actor itself.
    guard implementation == 0, object != 0 else { return nil }
    // Safety: the object is a Swift object, and alive because it is running. It is cast conditionally, because a distributed
    // actor isn't an `Actor`.
    return unsafe unsafeBitCast(object, to: AnyObject.self) as? any Actor
  }
}
