import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the time since its creation, as wall-clock time and as CPU time.
struct Stopwatch {
  // Initialised first, so that the wall-clock time doesn't include reading the CPU time.
  private let cpu = Self.cpuMicroseconds
  private let start = ContinuousClock.now

  /// Returns the milliseconds until now, or until an event that has just happened.
  func timing(until end: ContinuousClock.Instant = .now) -> Timing {
    Timing(wall: (end - start) / .milliseconds(1), cpu: Double(Self.cpuMicroseconds - cpu) / 1e3)
  }

  /// The CPU time of all threads of this process, in user and system mode.
  private static var cpuMicroseconds: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    // `Int` for Darwin, where microseconds have another type.
    return seconds * 1_000_000 + Int(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
  }
}

/// Returns the time that a block takes, in milliseconds.
func milliseconds(_ body: () throws -> Void) rethrows -> Timing {
  let stopwatch = Stopwatch()
  try body()
  return stopwatch.timing()
}

/// Returns the time that an asynchronous block takes, in milliseconds.
func milliseconds(_ body: () async throws -> Void) async rethrows -> Timing {
  let stopwatch = Stopwatch()
  try await body()
  return stopwatch.timing()
}

/// A sink for results, so that the optimiser does not remove the measured code.
nonisolated(unsafe) var blackHole = 0
