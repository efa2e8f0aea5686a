import Foundation

/// Formats figures for the table.
enum Figure {
  static func text(_ measurement: Measurement) -> String {
    let isLarge = measurement.median >= 1e5
    return "\(short(measurement.median / (isLarge ? 1e6 : 1))) \(isLarge ? "M" : "")\(measurement.unit)"
  }

  /// Our figure compared with theirs; empty if one of the two is missing.
  static func comparison(_ ours: Measurement?, _ theirs: Measurement?) -> String {
    guard let ours, let theirs, ours.median > 0, theirs.median > 0 else { return "" }
    let better = theirs.cost / ours.cost
    let word = ours.unit == "MB" ? ("smaller", "larger") : ("faster", "slower")
    return better >= 1 ? "\(short(better))x \(word.0)" : "\(short(1 / better))x \(word.1)"
  }

  /// The cost at a size as a multiple of the cost at the smallest size.
  static func growth(from smallest: Measurement?, to measurement: Measurement?) -> String {
    guard let smallest, let measurement, smallest.size != measurement.size, smallest.cost > 0 else {
      return ""
    }
    return "\(short(measurement.cost / smallest.cost))x"
  }

  /// 1000000 as 1,000,000.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digits[index])
    }
  }

  /// Three significant digits.
  private static func short(_ value: Double) -> String {
    let size = abs(value)
    let digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4
    return String(format: "%.\(digits)f", value)
  }
}
