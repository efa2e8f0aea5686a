import Foundation

/// The processor time of the current thread, measured from creation. Unlike the time of a clock, it isn't affected by other
/// tests and programs. Tests that use it are synchronous, so that they stay on one thread.
public struct ProcessorTime {
  private let start = Self.now

  public init() {}

  public var seconds: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    // Safety: the call only writes to the variable.
    let result = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    precondition(result == 0, "The processor time can't be read.")
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
