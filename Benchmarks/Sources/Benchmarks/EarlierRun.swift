import Foundation

/// The measurements of an earlier run, for comparison.
struct EarlierRun {
  /// The name of the file.
  let name: String
  private let measurements: [Measurement]

  /// Reads a file that `--json` printed.
  init(path: String) throws {
    name = URL(filePath: path).lastPathComponent
    measurements = try Measurement.read(path, for: "--compare")
  }

  /// Returns the measurement of the same workload, database and number of objects; nil if there is none.
  ///
  /// If the file contains several runs, returns the measurement with the median figure.
  func counterpart(of measurement: Measurement) -> Measurement? {
    let all = measurements.filter {
      $0.workload == measurement.workload && $0.engine == measurement.engine && $0.size == measurement.size
        && $0.unit == measurement.unit
    }
    return all.isEmpty ? nil : all.sorted { $0.median < $1.median }[all.count / 2]
  }
}
