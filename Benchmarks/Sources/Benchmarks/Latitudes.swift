/// Latitudes in no order, each another one, so that a transaction that assigns one changes something.
///
/// A transaction that changes nothing tells nobody, and a workload that then waits for its observers waits for ever. The
/// live workloads run one after the other on the same objects: had each its own numbers from one seed, an object might have
/// from the one just what the next assigns.
final class Latitudes {
  private var random = SplitMix(state: 7)
  private var count = 0

  func next() -> Double {
    count += 1
    // Random ones are a seventh apart or the same. What is added tells them apart, and stays below a seventh.
    return Double(random.next() % 1_000_000) / 7 + Double(count) * 1e-9
  }

  /// Which object a transaction begins with.
  func index(below count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
