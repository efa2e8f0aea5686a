/// Whether a server can store and read changes at the moment. A load balancer asks this to choose between servers.
///
/// Concurrent checks share one result, so that they can't overload the database.
actor Readiness {
  private let log: any ChangeLog
  private let patience: Duration
  private var asking: Task<Void, any Error>?

  /// - Parameter patience: the time after which the log counts as unavailable.
  init(_ log: any ChangeLog, patience: Duration = .seconds(3)) { (self.log, self.patience) = (log, patience) }

  /// - Throws: ``LogUnavailable``
  func check() async throws {
    if let asking { return try await asking.value }
    let task = Task { [log, patience] in
      // The query may hang with the database. Readiness does not wait for it.
      let (answers, continuation) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
      let asking = Task {
        do {
          try await log.checkAvailability()
          continuation.yield(.success(()))
        } catch { continuation.yield(.failure(error)) }
      }
      let timer = Task {
        try await Task.sleep(for: patience)
        continuation.yield(
          .failure(LogUnavailable(description: "The changes could not be read within \(patience).")))
      }
      defer {
        asking.cancel()
        timer.cancel()
      }
      for await answer in answers { return try answer.get() }
    }
    asking = task
    defer { asking = nil }
    try await task.value
  }
}
