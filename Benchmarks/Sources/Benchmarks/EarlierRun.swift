import Foundation

/// The measurements of an earlier run, for comparison.
struct EarlierRun {
  /// The name of the file.
  let name: String
  private let measurements: [Measurement]

  /// Reads a file that `--json` printed.
  init(path: String) throws {
    let url = URL(filePath: path)
    name = url.lastPathComponent
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw Failure("--compare can't read \(path). Give it a file with the lines that --json printed.")
    }
    let decoder = JSONDecoder()
    measurements = try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      if line.allSatisfy(\.isWhitespace) { return nil }
      guard let measurement = try? decoder.decode(Measurement.self, from: Data(line.utf8)) else {
        throw Failure(
          "--compare takes the lines that --json printed. Line \(index + 1) of \(path) is not one.")
      }
      return measurement
    }
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
