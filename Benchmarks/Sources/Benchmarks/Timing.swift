/// A figure by wall-clock time, and the same figure by CPU time.
///
/// A commit that waits for the disk takes more wall-clock than CPU time. Work that runs on several threads, or is
/// continued in the background, takes more CPU than wall-clock time.
struct Timing {
  var wall: Double
  /// By the CPU time of all threads of the process, including those that write checkpoints in the background.
  var cpu: Double

  static func * (timing: Timing, factor: Double) -> Timing {
    Timing(wall: timing.wall * factor, cpu: timing.cpu * factor)
  }

  static func / (timing: Timing, divisor: Double) -> Timing {
    Timing(wall: timing.wall / divisor, cpu: timing.cpu / divisor)
  }

  /// A rate: how many in a unit of time.
  static func / (count: Double, timing: Timing) -> Timing {
    Timing(wall: count / timing.wall, cpu: count / timing.cpu)
  }
}
