/// Latitudes in random order, all of them different, so that every transaction that assigns one changes an object.
///
/// A transaction without a change notifies no observers, so a workload would wait for ever. The live workloads run one
/// after another on the same objects, and share this sequence: if each had its own with the same seed, it might assign
/// values that the objects already have.
final class Latitudes {
  private var random = SplitMix(state: 7)
  private var count = 0

  func next() -> Double {
    count += 1
    // Random numbers are equal or a seventh apart. The added amount, which is less than a seventh, makes them
    // different.
    return Double(random.next() % 1_000_000) / 7 + Double(count) * 1e-9
  }

  /// The object that a transaction begins with.
  func index(below count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
