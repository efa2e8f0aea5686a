import Foundation

/// One figure: what was measured, of which engine, at which size.
struct Measurement: Codable {
  var workload: String
  var size: Int
  var engine: String
  var median: Double
  var unit: String
  /// Whether more is better, as with objects a second.
  var isRate: Bool { unit.hasSuffix("/s") }
  /// What grows when things get worse.
  var cost: Double { isRate ? 1 / median : median }
}

extension [Double] {
  var median: Double { percentile(0.5) }

  func percentile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    return sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
