import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Kills a process that has not ended in time, so that reading its output and waiting for its end return.
// Guard of the unchecked conformance: `isOver` and `wasMissed` are read and written with `lock` held.
final class Deadline: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false
  private var wasMissed = false

  init(of process: Process, _ limit: Duration) {
    let identifier = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) { [self] in
      lock.withLock {
        if isOver { return }
        wasMissed = true
        kill(identifier, SIGKILL)
      }
    }
  }

  /// Cancels the deadline. Call it before the process is reaped, because its identifier may be reused afterwards.
  ///
  /// - Returns: whether the process had to be killed.
  func end() -> Bool {
    lock.withLock {
      isOver = true
      return wasMissed
    }
  }
}
