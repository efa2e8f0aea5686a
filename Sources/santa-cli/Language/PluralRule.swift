/// The choice of a noun's form for a number, in the languages that have more than one.
///
/// CLDR defines the rules, of which these are the parts for whole numbers:
/// https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
enum PluralRule: Sendable {
  /// One, and every other number: `1 stop`, `2 stops`.
  case one
  /// One, whole millions, and every other number: `1 regalo`, `2 regalos`, `1.000.000 de regalos`.
  case oneAndMillions
  /// Zero and one, whole millions, and every other number: `0 cadeau`, `2 cadeaux`, `1 000 000 de cadeaux`.
  case zeroAndMillions
  /// One, two to four by the last two digits, and every other number: `1 prezent`, `2 prezenty`, `5 prezentów`.
  case slavic

  init(_ language: Language) {
    switch language.rawValue {
    case "es", "it": self = .oneAndMillions
    case "fr", "pt-BR": self = .zeroAndMillions
    case "pl": self = .slavic
    default: self = .one
    }
  }

  /// Returns the index of the form for a number in digits, which can be grouped.
  func form(of number: String) -> Int {
    let digits = number.compactMap(\.wholeNumberValue)
    switch self {
    case .one: return digits == [1] ? 0 : 1
    case .oneAndMillions: return digits == [1] ? 0 : Self.isMillions(digits) ? 2 : 1
    case .zeroAndMillions: return digits == [1] || digits == [0] ? 0 : Self.isMillions(digits) ? 2 : 1
    case .slavic:
      if digits == [1] { return 0 }
      let isTeen = digits.count > 1 && digits[digits.count - 2] == 1
      return (2...4).contains(digits.last ?? 0) && !isTeen ? 1 : 2
    }
  }

  private static func isMillions(_ digits: [Int]) -> Bool {
    digits.count > 6 && digits.suffix(6).allSatisfy { $0 == 0 }
  }
}
