/// Options for the comparison of texts in queries.
public struct StringOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Ignores case: both texts are compared in lower case.
  public static let caseInsensitive = StringOptions(rawValue: 1)
  /// Ignores diacritics: é equals e, and Å equals A. A separate letter such as ø is distinct.
  public static let diacriticInsensitive = StringOptions(rawValue: 2)

  var textOptions: Expression.TextOptions {
    var options: Expression.TextOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}
