import Foundation

/// Ends the program with an error that names the workload, if a wait that can't be cancelled takes too long.
enum Watchdog {
  /// Runs a block that must end within a limit.
  static func watch<Result>(
    _ workload: String, within limit: Duration, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let item = DispatchWorkItem {
      let error = Failure.timedOut(workload, limit, "it did not end")
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: item)
    defer { item.cancel() }
    return try await body()
  }
}
