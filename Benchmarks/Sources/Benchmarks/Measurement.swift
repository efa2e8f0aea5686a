import Foundation

/// A figure, with its workload, database and number of objects.
struct Measurement: Codable {
  var workload: String
  var size: Int
  var engine: String
  var median: Double
  var unit: String
  /// The time that 99 % of the repetitions don't exceed; nil for a rate, or for fewer than a hundred repetitions.
  var percentile99: Double?
  /// The time that 99.9 % of the repetitions don't exceed; nil for a rate, or for fewer than a thousand repetitions.
  var percentile999: Double?
  /// The median by CPU time instead of wall-clock time, in the same unit; nil if it was not measured.
  var cpu: Double?
  /// The peak memory of the work, in megabytes; nil if it was not measured.
  var megabytes: Double?

  /// Whether a larger figure is better, as for objects per second.
  var isRate: Bool { Self.isRate(unit) }
  /// The figure as a cost, where less is better.
  var cost: Double { isRate ? 1 / median : median }

  private static func isRate(_ unit: String) -> Bool { unit.hasSuffix("/s") }
}

extension Measurement {
  /// Reads the lines that `--json` printed to a file.
  ///
  /// - Parameter option: the option that names the file, for messages.
  static func read(_ path: String, for option: String) throws -> [Measurement] {
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
      throw Failure("\(option) can't read \(path). Give it a file with the lines that --json printed.")
    }
    let decoder = JSONDecoder()
    return try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      if line.allSatisfy(\.isWhitespace) { return nil }
      guard let measurement = try? decoder.decode(Measurement.self, from: Data(line.utf8)) else {
        throw Failure(
          "\(option) takes the lines that --json printed. Line \(index + 1) of \(path) is not one.")
      }
      return measurement
    }
  }

  /// Creates a figure that isn't a time, such as a number of bytes.
  init(workload: String, size: Int, engine: String, values: [Double], unit: String) {
    self.init(workload: workload, size: size, engine: engine, median: values.median, unit: unit)
  }

  init(workload: String, size: Int, engine: String, timings: [Timing], unit: String) {
    let times = timings.map(\.wall)
    self.init(workload: workload, size: size, engine: engine, values: times, unit: unit)
    if !Self.isRate(unit) {
      if times.count >= 100 { percentile99 = times.percentile(0.99) }
      if times.count >= 1_000 { percentile999 = times.percentile(0.999) }
    }
    // A rate is infinite if the work took less than the resolution of the system's clock.
    let cpu = timings.map(\.cpu).median
    if cpu.isFinite { self.cpu = cpu }
  }
}

extension [Double] {
  var median: Double { percentile(0.5) }

  func percentile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    return sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }
}
