/// Whether a server can keep and read changes at present, as a program asks that leads clients to one of several servers.
///
/// Those who ask at the same time share an answer, so that they can't keep the database busy.
actor Readiness {
  private let log: any ChangeLog
  private let patience: Duration
  private var asking: Task<Void, any Error>?

  /// - Parameter patience: how long the log may take.
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
