import Foundation

/// Formats figures for the table.
enum Figure {
  static func text(_ measurement: Measurement) -> String { text(measurement.median, measurement.unit) }

  static func text(_ value: Double, _ unit: String) -> String {
    let isLarge = value >= 1e5
    return "\(short(value / (isLarge ? 1e6 : 1))) \(isLarge ? "M" : "")\(unit)"
  }

  /// Returns the figure by CPU time; empty if it was not measured.
  static func cpu(_ measurement: Measurement?) -> String {
    guard let measurement, let cpu = measurement.cpu else { return "" }
    return text(cpu, measurement.unit)
  }

  /// Returns the peak memory; empty if it was not measured.
  static func memory(_ measurement: Measurement?) -> String {
    measurement?.megabytes.map { text($0, "MB") } ?? ""
  }

  /// Returns the times that 99 % and 99.9 % of the repetitions don't exceed, if there were enough repetitions.
  static func percentiles(_ measurement: Measurement?) -> String {
    guard let measurement else { return "" }
    return [measurement.percentile99, measurement.percentile999].compactMap { $0 }
      .map { text($0, measurement.unit) }.joined(separator: ", ")
  }

  /// Compares a figure with the figure of another database or an earlier run; empty if one of them is missing.
  static func comparison(_ ours: Measurement?, _ theirs: Measurement?) -> String {
    guard let ours, let theirs, ours.median > 0, theirs.median > 0 else { return "" }
    let better = theirs.cost / ours.cost
    let word = ["B", "KB", "MB"].contains(ours.unit) ? ("smaller", "larger") : ("faster", "slower")
    return better >= 1 ? "\(short(better))x \(word.0)" : "\(short(1 / better))x \(word.1)"
  }

  /// Returns the cost at a size as a multiple of the cost at the smallest size.
  static func growth(from smallest: Measurement?, to measurement: Measurement?) -> String {
    guard let smallest, let measurement, smallest.size != measurement.size, smallest.cost > 0 else {
      return ""
    }
    return "\(short(measurement.cost / smallest.cost))x"
  }

  /// Formats 1000000 as 1,000,000.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digits[index])
    }
  }

  /// Formats a figure with three significant digits.
  private static func short(_ value: Double) -> String {
    let size = abs(value)
    let digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4
    return String(format: "%.\(digits)f", value)
  }
}
