import Dispatch

/// Runs an actor on threads that may block on the disk, so that the actor never delays the threads that serve connections.
final class DiskExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "SantaAccounts.DiskExecutor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Safety: the actor that owns this executor is alive while it has jobs.
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
