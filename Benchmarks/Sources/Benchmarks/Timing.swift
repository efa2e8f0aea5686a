/// A figure by wall-clock time, and the same figure by CPU time.
///
/// A commit that waits for the disk takes more wall-clock than CPU time. Work that runs on several threads, or continues in the
/// background, takes more CPU than wall-clock time.
struct Timing {
  var wall: Double
  /// The CPU time of all threads of the process, including threads that write checkpoints in the background.
  var cpu: Double

  static func * (timing: Timing, factor: Double) -> Timing {
    Timing(wall: timing.wall * factor, cpu: timing.cpu * factor)
  }

  static func / (timing: Timing, divisor: Double) -> Timing {
    Timing(wall: timing.wall / divisor, cpu: timing.cpu / divisor)
  }

  /// Returns a rate: a count per unit of time.
  static func / (count: Double, timing: Timing) -> Timing {
    Timing(wall: count / timing.wall, cpu: count / timing.cpu)
  }
}
