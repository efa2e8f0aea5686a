import SantaCore

/// Which numbers an option takes. Infinity and not-a-number are never among them.
struct NumberLimits: Equatable, Sendable {
  var minimum: Double
  /// Whether the number may be the minimum itself.
  var includesMinimum: Bool
  var maximum: Double
  var isWhole = false

  /// A clock that stands still never shows anything. At the maximum the 25 hours of a flight pass in 90 ms,
  /// and a clock that runs faster shows nothing either.
  static let speed = NumberLimits(minimum: 0, includesMinimum: false, maximum: 1_000_000)

  /// Thirty years are as good as for ever, and far from where `Duration` overflows.
  static let seconds = NumberLimits(minimum: 0, includesMinimum: true, maximum: 1_000_000_000)

  /// More than there are of anything that is counted here.
  static let count = NumberLimits(minimum: 1, includesMinimum: true, maximum: 1_000_000_000, isWhole: true)

  func contains(_ number: Double) -> Bool {
    number.isFinite && number <= maximum && (!isWhole || number.rounded() == number)
      && (includesMinimum ? number >= minimum : number > minimum)
  }

  /// Reads a number written in decimal digits, and nothing else that `Double` would take: no `0x10`, no `inf`.
  func number(from text: String) -> Double? {
    guard text.utf8.allSatisfy(Self.decimalCharacters.contains) else { return nil }
    guard let number = Double(text), contains(number) else { return nil }
    return number
  }

  private static let decimalCharacters = Set("0123456789.+-eE".utf8)

  /// The limits in words.
  var requirement: String {
    let lower = NumberText.decimal(minimum)
    let upper = NumberText.grouped(Int(maximum))
    let kind = isWhole ? "whole number" : "number"
    return includesMinimum
      ? "a \(kind) from \(lower) to \(upper)"
      : "a \(kind) above \(lower) and at most \(upper)"
  }
}
