import Foundation

/// Where the randomised tests begin, and how many rounds they go: from the environment.
///
/// A failure names its seed. `SANTACORE_TEST_SEED` begins with that one, alone; `SANTACORE_TEST_ROUNDS` goes on from it
/// to so many times the seeds that a plain run has. `scripts/random.sh` sets both.
public enum RandomRun {
  private static let seed = number("SANTACORE_TEST_SEED")
  private static let rounds = number("SANTACORE_TEST_ROUNDS")

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// How much a test does that would make a plain run too long: all of it where the rounds are counted, as
  /// `scripts/random.sh` and with it `.ci/run` do.
  public static func size(_ whole: Int, plain: Int) -> Int { rounds == nil ? plain : whole }

  /// The seeds of a test.
  ///
  /// - Parameters:
  ///   - count: how many a plain run has: 1 and up, the same every time.
  ///   - fresh: how many more it has that are others every time.
  public static func seeds(_ count: Int, fresh: Int = 0) -> [UInt64] {
    let all = UInt64(count + fresh) * (rounds ?? 1)
    if let seed { return (0..<(rounds == nil ? 1 : all)).map { seed &+ $0 } }
    let known = min(UInt64(count), all)
    return (0..<known).map { $0 + 1 } + (known..<all).map { _ in .random(in: 100...UInt64(UInt32.max)) }
  }
}
