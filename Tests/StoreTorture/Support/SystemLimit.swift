import Dispatch
import Foundation

/// Limits of this process that make system calls fail as with a full disk, a full file table, or no free memory.
enum SystemLimit {
  case fileSize, openFiles, memory

  /// Ensures that reaching a limit makes calls fail, and doesn't end the process.
  static func survive() {
    signal(SIGXFSZ, SIG_IGN)
    // Dispatch opens files at the first timer of a process, and ends the process if it can't.
    let hasFired = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(1)) { hasFired.signal() }
    hasFired.wait()
  }

  func set(_ value: Int) {
    let name =
      switch self {
      case .fileSize: RLIMIT_FSIZE
      case .openFiles: RLIMIT_NOFILE
      case .memory: RLIMIT_AS
      }
    #if canImport(Darwin)
      let resource = name
    #else
      let resource = __rlimit_resource_t(name.rawValue)
    #endif
    var limit = rlimit()
    // Safety: both calls only access a local struct.
    unsafe getrlimit(resource, &limit)
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    unsafe setrlimit(resource, &limit)
  }

  static func liftAll() {
    fileSize.set(.max)
    openFiles.set(1024)
  }
}
