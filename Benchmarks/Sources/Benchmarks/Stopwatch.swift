import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures a piece of work from its creation on, by wall-clock time and by CPU time.
struct Stopwatch {
  // First, so that the wall-clock time does not include asking for the CPU time.
  private let cpu = Self.cpuMicroseconds
  private let start = ContinuousClock.now

  /// The milliseconds until now, or until the wall-clock time of an event that has just happened.
  func timing(until end: ContinuousClock.Instant = .now) -> Timing {
    Timing(wall: (end - start) / .milliseconds(1), cpu: Double(Self.cpuMicroseconds - cpu) / 1e3)
  }

  /// The CPU time that all threads of this process have used, in user and in system mode.
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

/// The time that a block takes, in milliseconds.
func milliseconds(_ body: () throws -> Void) rethrows -> Timing {
  let stopwatch = Stopwatch()
  try body()
  return stopwatch.timing()
}

/// The time that an asynchronous block takes, in milliseconds.
func milliseconds(_ body: () async throws -> Void) async rethrows -> Timing {
  let stopwatch = Stopwatch()
  try await body()
  return stopwatch.timing()
}

/// Takes results, so that the optimiser does not remove the measured code.
nonisolated(unsafe) var blackHole = 0
