#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many files and connections this process may have open.
enum FileLimit {
  /// Takes all that the system allows. Many begin with 1,024, and each follower is a connection.
  static func raise() {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    // Safety: the value lives during both calls.
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    // What is refused stays as it was, and connections beyond it wait.
    _ = unsafe setrlimit(resource, &limit)
  }
}
