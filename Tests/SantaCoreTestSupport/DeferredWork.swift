import Synchronization

/// Background work that runs only when a test calls `run()`.
package final class DeferredWork: Sendable {
  private let due = Mutex<[@Sendable () -> Void]>([])

  package init() {}

  /// Collects work. Pass it to an engine as the scheduler of its checkpoints.
  package var scheduler: @Sendable (@escaping @Sendable () -> Void) -> Void {
    { work in self.due.withLock { $0.append(work) } }
  }

  package var count: Int { due.withLock { $0.count } }

  /// Runs the collected work in order.
  package func run() {
    let work = due.withLock { due in
      defer { due = [] }
      return due
    }
    for item in work { item() }
  }
}
