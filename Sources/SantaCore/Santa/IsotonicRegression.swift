/// Fits a non-decreasing sequence to numbers.
enum IsotonicRegression {
  /// Returns the non-decreasing sequence with the least sum of squared differences from the numbers.
  ///
  /// The algorithm is pool adjacent violators (M. Ayer et al., Annals of Mathematical Statistics 26, 1955): numbers that are
  /// out of order are replaced by their mean, until all are in order.
  ///
  /// - Complexity: O(*n*).
  static func fit(_ numbers: [Double]) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for number in numbers {
      var pool = (sum: number, count: 1)
      while let last = pools.last, last.sum / Double(last.count) > pool.sum / Double(pool.count) {
        pool = (sum: last.sum + pool.sum, count: last.count + pool.count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    return pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
  }
}
