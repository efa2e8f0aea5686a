#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Dispatch
  import Foundation
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Cancels a task, once: Foundation on Linux crashes if a task is cancelled while it is being cancelled.
  final class HTTPCancellation: Sendable {
    private let task: Mutex<URLSessionTask?>

    init(of task: URLSessionTask) { self.task = Mutex(task) }

    /// Runs work before the task is cancelled; not at all if it is too late.
    func before(_ work: () -> Void) { task.withLock { if $0 != nil { work() } } }

    func run() {
      guard let task = task.withLock({ $0.take() }) else { return }
      // On another thread, because it waits for the session's queue, which may be resolving a host name.
      DispatchQueue.global().async { task.cancel() }
    }
  }
#endif
