#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Dispatch
  import Foundation
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Cancels a task only once: Foundation on Linux crashes if a task is cancelled while it is being cancelled.
  final class HTTPCancellation: Sendable {
    private let task: Mutex<URLSessionTask?>

    init(of task: URLSessionTask) { self.task = Mutex(task) }

    /// Runs work, unless the task has already been cancelled.
    func before(_ work: () -> Void) { task.withLock { if $0 != nil { work() } } }

    func run() {
      guard let task = task.withLock({ $0.take() }) else { return }
      // Cancelling waits for the session's queue, which may be resolving a host name, so it runs on another thread.
      DispatchQueue.global().async { task.cancel() }
    }
  }
#endif
