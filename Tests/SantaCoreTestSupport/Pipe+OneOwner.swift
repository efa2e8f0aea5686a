public import Foundation
import Synchronization

private let launching = Mutex(())

/// Runs `body` while no process is started. Use it to start a process, or to create a descriptor that no process may inherit.
///
/// If another thread starts a process at the same time, that process inherits a new Foundation pipe. The reader of the pipe
/// then also waits for the end of that process, which may itself wait for the reader's thread.
public func whileNothingIsLaunched<Result>(_ body: () throws -> Result) rethrows -> Result {
  try launching.withLock { _ in try body() }
}

extension Pipe {
  /// Creates a pipe that processes do not inherit. A process gets only the end that it is given.
  public static func withOneOwner() -> Pipe {
    whileNothingIsLaunched {
      let pipe = Pipe()
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      return pipe
    }
  }
}
