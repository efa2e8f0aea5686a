extension Decimal {
  /// Creates a number from an integer, a floating-point number, a decimal number, or a string such as `"-3.25e2"`. The program
  /// stops for any other value, and for a string that isn't a number. A name of RealmSwift.
  public init(value: Any) {
    // The description of a floating-point number has the fewest digits that distinguish it.
    let number: Decimal? =
      switch value {
      case let value as Decimal: value
      case let value as any BinaryInteger: Self.number(in: "\(value)")
      case let value as any BinaryFloatingPoint: Self.number(in: "\(value)")
      case let value as String: Self.number(in: value)
      default: nil
      }
    guard let number else { stop("\"\(value)\" is not a decimal number.") }
    self = number
  }

  /// Returns the number that a string consists of; nil if it consists of anything else.
  private static func number(in string: String) -> Decimal? {
    guard string.wholeMatch(of: /[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?/) != nil else {
      return nil
    }
    return Decimal(string: string, locale: nil)
  }
}
