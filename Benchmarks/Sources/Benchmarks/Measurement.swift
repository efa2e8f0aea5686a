import Foundation

/// One figure, with its workload, database and number of objects.
struct Measurement: Codable {
  var workload: String
  var size: Int
  var engine: String
  var median: Double
  var unit: String
  /// Whether more is better, as for objects per second.
  var isRate: Bool { unit.hasSuffix("/s") }
  /// The figure as a cost, of which less is better.
  var cost: Double { isRate ? 1 / median : median }
}

extension [Double] {
  var median: Double { percentile(0.5) }

  func percentile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    return sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
