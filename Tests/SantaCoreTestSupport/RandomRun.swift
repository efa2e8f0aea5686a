import Foundation

/// The seeds and the number of rounds for randomised tests, from the environment.
///
/// A failure prints its seed. `SANTACORE_TEST_SEED` sets the first seed; on its own, it runs only that one.
/// `SANTACORE_TEST_ROUNDS` multiplies the number of seeds of a plain run, counted from the first seed. `scripts/random.sh` sets
/// both. `SANTACORE_TEST_SIZES=plain` keeps the sizes of a plain run, as `scripts/random.sh --short` does.
public enum RandomRun {
  private static let seed = number("SANTACORE_TEST_SEED")
  private static let rounds = number("SANTACORE_TEST_ROUNDS")

  private static let hasPlainSizes = ProcessInfo.processInfo.environment["SANTACORE_TEST_SIZES"] == "plain"

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// Returns the size for a test whose full size would make a plain run too long. The full size is used if
  /// `SANTACORE_TEST_ROUNDS` is set, as in `scripts/random.sh`, or if only a seed is set, to repeat its failure.
  public static func size(_ whole: Int, plain: Int) -> Int {
    (rounds == nil && seed == nil) || hasPlainSizes ? plain : whole
  }

  /// Returns numbers from `start` on, for a test that would take too long with all of them in a plain run. In a shorter run,
  /// the numbers depend on the seed, so that the runs of different commits cover different ones.
  public static func steps(from start: Int, to end: Int, by whole: Int, plain: Int) -> StrideTo<Int> {
    let step = size(whole, plain: plain)
    return stride(from: start + Int((seed ?? 0) % UInt64(step)), to: end, by: step)
  }

  /// Returns the seeds of a test.
  ///
  /// - Parameters:
  /// - count: the number of fixed seeds in a plain run, counted from 1.
  /// - fresh: the number of additional random seeds.
  public static func seeds(_ count: Int, fresh: Int = 0) -> [UInt64] {
    let all = UInt64(count + fresh) * (rounds ?? 1)
    if let seed { return (0..<(rounds == nil ? 1 : all)).map { seed &+ $0 } }
    let known = min(UInt64(count), all)
    return (0..<known).map { $0 + 1 } + (known..<all).map { _ in .random(in: 100...UInt64(UInt32.max)) }
  }
}
