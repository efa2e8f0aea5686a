import SantaCore

/// The numbers that an option accepts. Infinity and NaN are never accepted.
struct NumberLimits: Equatable, Sendable {
  var minimum: Double
  /// Whether the minimum itself is allowed.
  var includesMinimum: Bool
  var maximum: Double
  var isWhole = false

  /// The speeds of a flight's clock, including all speeds that the keys of the dashboard can set. At the maximum, the 25 hours
  /// of a flight pass in 90 ms.
  static let speed = NumberLimits(minimum: 0.001, includesMinimum: true, maximum: 1_000_000)

  /// Durations in seconds, up to thirty years, which is far below the limit of `Duration`.
  static let seconds = NumberLimits(minimum: 0, includesMinimum: true, maximum: 1_000_000_000)

  /// Counts. The maximum is far above the number of stops of a route or objects of a store.
  static let count = NumberLimits(minimum: 1, includesMinimum: true, maximum: 1_000_000_000, isWhole: true)

  func contains(_ number: Double) -> Bool {
    number.isFinite && number <= maximum && (!isWhole || number.rounded() == number)
      && (includesMinimum ? number >= minimum : number > minimum)
  }

  /// Parses a decimal number. Other formats that `Double` accepts, such as `0x10` and `inf`, are rejected.
  func number(from text: String) -> Double? {
    guard text.utf8.allSatisfy(Self.decimalCharacters.contains) else { return nil }
    guard let number = Double(text), contains(number) else { return nil }
    return number
  }

  private static let decimalCharacters = Set("0123456789.+-eE".utf8)

  /// A description of the limits.
  var requirement: String {
    let lower = NumberText.decimal(minimum, decimals: minimum > 0 && minimum < 0.1 ? 3 : 1)
    let upper = NumberText.grouped(Int(maximum))
    let kind = isWhole ? "whole number" : "number"
    return includesMinimum
      ? "a \(kind) from \(lower) to \(upper)"
      : "a \(kind) above \(lower) and at most \(upper)"
  }
}
