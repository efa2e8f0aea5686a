import Synchronization

/// Work that was put off, to be done when a test says so.
package final class DeferredWork: Sendable {
  private let due = Mutex<[@Sendable () -> Void]>([])

  package init() {}

  /// Puts work off; what an engine is given for its checkpoints.
  package var later: @Sendable (@escaping @Sendable () -> Void) -> Void {
    { work in self.due.withLock { $0.append(work) } }
  }

  package var count: Int { due.withLock { $0.count } }

  /// Does what was put off, in order.
  package func run() {
    let work = due.withLock { due in
      defer { due = [] }
      return due
    }
    for item in work { item() }
  }
}
