import Foundation

/// The figures side by side: both engines, how they compare, and how each grows with the size.
struct Table {
  private let measurements: [Measurement]
  private let sizes: [Int]

  init(_ measurements: [Measurement], sizes: [Int]) {
    self.measurements = measurements
    self.sizes = sizes
  }

  func print() {
    var workloads: [String] = []
    for measurement in measurements where !workloads.contains(measurement.workload) {
      workloads.append(measurement.workload)
    }
    Swift.print("| workload | size | SantaCore | GRDB | SantaCore is |")
    Swift.print("| --- | --- | --- | --- | --- |")
    for workload in workloads {
      for size in sizes {
        let found = measurements.filter { $0.workload == workload && $0.size == size }
        if workload == "bare sync" {
          let text = found.map { "\(format($0)) \($0.engine)" }.joined(separator: ", ")
          Swift.print("| bare sync | \(size) | \(text) | | |")
          continue
        }
        let (ours, theirs) = (found.first { $0.engine == "SantaCore" }, found.first { $0.engine == "GRDB" })
        Swift.print(
          "| \(workload) | \(size) | \(ours.map(format) ?? "-") | \(theirs.map(format) ?? "-") | \(ratio(ours, theirs)) |"
        )
      }
    }
  }

  private func ratio(_ ours: Measurement?, _ theirs: Measurement?) -> String {
    guard let ours, let theirs, ours.median > 0, theirs.median > 0 else { return "" }
    let better = ours.isRate ? ours.median / theirs.median : theirs.median / ours.median
    let word = ours.unit == "MB" ? ("smaller", "larger") : ("faster", "slower")
    return better >= 1 ? "\(short(better))x \(word.0)" : "\(short(1 / better))x \(word.1)"
  }

  private func format(_ measurement: Measurement) -> String {
    measurement.isRate
      ? "\(short(measurement.median / 1e6)) M\(measurement.unit)"
      : "\(short(measurement.median)) \(measurement.unit)"
  }

  /// Three significant digits.
  private func short(_ value: Double) -> String {
    let digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4
    return String(format: "%.\(digits)f", value)
  }
}
