import Foundation

/// Limits of this process that make system calls fail as a full disk and a full table of files do.
enum SystemLimit: CaseIterable {
  case fileSize, openFiles

  /// Writing beyond `fileSize` is to fail, not to end the process.
  static func survive() { signal(SIGXFSZ, SIG_IGN) }

  func set(_ value: Int) {
    #if canImport(Darwin)
      let resource = self == .fileSize ? RLIMIT_FSIZE : RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(self == .fileSize ? RLIMIT_FSIZE.rawValue : RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    // Safety: both calls read or fill one struct of this frame.
    unsafe getrlimit(resource, &limit)
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    unsafe setrlimit(resource, &limit)
  }

  static func liftAll() { for limit in allCases { limit.set(limit == .fileSize ? .max : 1024) } }
}
