/// Options for comparing strings in queries.
public struct StringOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Ignores case, according to Unicode's full case folding: `Σ` equals `σ` and `ς`, and `ß` equals `SS`.
  ///
  /// A letter that is folded to several letters, such as `ß`, counts as these letters: `like("stra??e")` matches it, and so
  /// does `contains("S")`. Rules of a single language, such as the Turkish ones for `I`, are not applied.
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
