/// Distinct latitudes in random order, so that every transaction that assigns one changes an object.
///
/// A transaction without a change notifies no observers, so a workload would wait forever. The live workloads run one after
/// another on the same objects, and share this sequence: with separate sequences from the same seed, they might assign values
/// that the objects already have.
final class Latitudes {
  private var random = SplitMix(state: 7)
  private var count = 0

  func next() -> Double {
    count += 1
    // Random numbers are equal or differ by at least a seventh. An added amount below a seventh makes them distinct.
    return Double(random.next() % 1_000_000) / 7 + Double(count) * 1e-9
  }

  /// Returns the index of the first object that a transaction changes.
  func index(below count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
