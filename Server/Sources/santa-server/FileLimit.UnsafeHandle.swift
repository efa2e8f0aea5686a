#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limit on open files and connections of this process.
enum FileLimit {
  #if canImport(Glibc)
    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
  #else
    private static var resource: Int32 { RLIMIT_NOFILE }
  #endif

  /// The current limit.
  static var current: Int {
    var limit = rlimit()
    // Safety: the value is alive during the call.
    guard unsafe getrlimit(resource, &limit) == 0 else { return 256 }
    return Int(clamping: limit.rlim_cur)
  }

  /// The number of connections that leaves files for stores and everything else. libdispatch ends a process that can't open any more
  /// files.
  static var connectionLimit: Int { max(current / 2, current - 5_000) }

  /// Raises the limit to the maximum that the system allows. The default is often 1,024, and each follower needs a connection.
  static func raise() {
    var limit = rlimit()
    // Safety: the value is alive during both calls.
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    // If the call fails, the limit is unchanged, and further connections wait.
    _ = unsafe setrlimit(resource, &limit)
  }
}
