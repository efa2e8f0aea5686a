/// What is left out of account when a query compares texts.
public struct StringOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upper and lower case are the same: both texts are compared as they are in lower case.
  public static let caseInsensitive = StringOptions(rawValue: 1)
  /// Marks over, under and in letters count for nothing: é is e, Å is A; ø, a letter of its own, stays.
  public static let diacriticInsensitive = StringOptions(rawValue: 2)

  var textOptions: Expression.TextOptions {
    var options: Expression.TextOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}
