#if canImport(Glibc)
  import Glibc

  /// Limits how many tests run at the same time, before the testing library reads the limit.
  ///
  /// Without a limit, `swift test` starts all tests at once: the first result comes after many minutes, and a test that needs two
  /// seconds takes several minutes, so that its time limits fail it. `init_array` lists the functions that Linux calls when it
  /// loads a program. On other platforms, set the variable yourself.
  @section(".init_array") @used
  private let limitParallelTests: @convention(c) () -> Void = {
    let processorCount = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    // More than processors, because some tests wait. A value from outside stays. Safety: no other thread runs yet.
    unsafe setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "\(max(4, 2 * processorCount))", 0)
  }
#endif
