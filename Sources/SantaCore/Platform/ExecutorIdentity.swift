import Dispatch

/// Tells one serial executor from another: an actor's, or one that several actors share.
///
/// Two words, as the concurrency runtime has them: the executor's object, and how jobs get to it. Comparing them costs
/// nothing and keeps nothing alive.
struct ExecutorIdentity: Hashable, Sendable {
  private let object: UInt
  private let implementation: UInt

  /// The executor of the main actor, which on every system serves the main dispatch queue, too.
  // Safety: compared, and never run on.
  static let main = unsafe ExecutorIdentity(MainActor.sharedUnownedExecutor)

  /// - Parameters:
  ///   - object: the executor's object; 0 for none.
  ///   - implementation: 0 where the executor is the actor itself.
  init(object: UInt, implementation: UInt) {
    self.object = object
    self.implementation = implementation
  }

  init(_ executor: UnownedSerialExecutor) {
    // Safety: the runtime's layout of an executor is these two words, the same in every version so far; nothing is
    // read through them here.
    (object, implementation) = unsafe unsafeBitCast(executor, to: (UInt, UInt).self)
  }

  /// Whether this stands for no serial executor at all: for a thread, or for a task that no actor runs.
  var isGeneric: Bool { object == 0 }

  /// Whether an actor that chose no executor is its own; or nothing is one.
  var isActorsOwn: Bool { implementation == 0 }

  /// The actor that the executor runs, while it runs; nil where that can't be told, because the executor is not an
  /// actor's own.
  ///
  /// To be asked of the executor that is running: it keeps its actor alive.
  var actor: (any Actor)? {
    if self == .main { return MainActor.shared }
    // Only an actor without an executor of its own choosing has no implementation, and is its executor's object.
    guard implementation == 0, object != 0 else { return nil }
    // Safety: the object is a Swift object, and alive because it is running. It need not be an actor: a distributed actor
    // is none.
    return unsafe unsafeBitCast(object, to: AnyObject.self) as? any Actor
  }
}
