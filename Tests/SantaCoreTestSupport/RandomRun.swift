import Foundation

/// The seeds and the number of rounds of the randomised tests, from the environment.
///
/// A failure prints its seed. `SANTACORE_TEST_SEED` sets the first seed, and alone runs only that one.
/// `SANTACORE_TEST_ROUNDS` continues from it, with a multiple of the seeds of a plain run. `scripts/random.sh` sets
/// both. `SANTACORE_TEST_SIZES=plain` keeps the sizes of a plain run, as its `--short` does.
public enum RandomRun {
  private static let seed = number("SANTACORE_TEST_SEED")
  private static let rounds = number("SANTACORE_TEST_ROUNDS")

  private static let hasPlainSizes = ProcessInfo.processInfo.environment["SANTACORE_TEST_SIZES"] == "plain"

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// The size of a test that would make a plain run too long: the full size if `SANTACORE_TEST_ROUNDS` is set, as
  /// `scripts/random.sh` does, and for a seed alone, which repeats what failed there.
  public static func size(_ whole: Int, plain: Int) -> Int {
    (rounds == nil && seed == nil) || hasPlainSizes ? plain : whole
  }

  /// Numbers from `start` on, for a test that would take all of them if a plain run were not too long for that. The numbers
  /// of a shorter run depend on its seed, so that the runs of several commits take different ones.
  public static func steps(from start: Int, to end: Int, by whole: Int, plain: Int) -> StrideTo<Int> {
    let step = size(whole, plain: plain)
    return stride(from: start + Int((seed ?? 0) % UInt64(step)), to: end, by: step)
  }

  /// The seeds of a test.
  ///
  /// - Parameters:
  ///   - count: the number of fixed seeds of a plain run, from 1 on.
  ///   - fresh: the number of further seeds, which are random.
  public static func seeds(_ count: Int, fresh: Int = 0) -> [UInt64] {
    let all = UInt64(count + fresh) * (rounds ?? 1)
    if let seed { return (0..<(rounds == nil ? 1 : all)).map { seed &+ $0 } }
    let known = min(UInt64(count), all)
    return (0..<known).map { $0 + 1 } + (known..<all).map { _ in .random(in: 100...UInt64(UInt32.max)) }
  }
}
