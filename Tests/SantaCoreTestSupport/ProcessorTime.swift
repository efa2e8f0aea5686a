import Foundation

/// The time that the processor spends on the current thread from now on. Other tests and other programs don't lengthen it, as
/// they do what a clock measures. A test that uses it is synchronous, so that it stays on its thread.
public struct ProcessorTime {
  private let start = Self.now

  public init() {}

  public var seconds: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    // Safety: the call writes to the variable only.
    let result = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    precondition(result == 0, "The processor time can't be read.")
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
