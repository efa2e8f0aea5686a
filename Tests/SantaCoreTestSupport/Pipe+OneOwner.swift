public import Foundation
import Synchronization

private let launching = Mutex(())

/// Starts a process, or makes what no process may inherit, while no other process is started.
///
/// A pipe of Foundation is inherited by whatever process another thread starts at that moment. Its reader then waits
/// for the end of that process, too, which may itself wait for the reader's thread.
public func whileNothingIsLaunched<Result>(_ body: () throws -> Result) rethrows -> Result {
  try launching.withLock { _ in try body() }
}

extension Pipe {
  /// A pipe of which a process only gets the end that it is given.
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
