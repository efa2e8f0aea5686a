#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many files and connections this process may have open.
enum FileLimit {
  #if canImport(Glibc)
    private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
  #else
    private static var resource: Int32 { RLIMIT_NOFILE }
  #endif

  /// The present limit.
  static var current: Int {
    var limit = rlimit()
    // Safety: the value lives during the call.
    guard unsafe getrlimit(resource, &limit) == 0 else { return 256 }
    return Int(clamping: limit.rlim_cur)
  }

  /// Takes all that the system allows. Many begin with 1,024, and each follower is a connection.
  static func raise() {
    var limit = rlimit()
    // Safety: the value lives during both calls.
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    // What is refused stays as it was, and connections beyond it wait.
    _ = unsafe setrlimit(resource, &limit)
  }
}
