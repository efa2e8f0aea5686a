/// The language and the region in a POSIX locale name: `ja_JP.UTF-8` is Japanese, in Japan.
struct POSIXLocale: Equatable, Sendable {
  /// The ISO 639 code, in lower case; nil for `C` and `POSIX`.
  var languageCode: String?
  /// The ISO 3166 code, in upper case.
  var regionCode: String?

  /// The locale of a category: `LC_ALL`, or else the category's own variable, or else `LANG`. Empty variables don't
  /// count.
  init(environment: [String: String], category: String) {
    let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(name ?? "C")
  }

  init(_ name: String) {
    let parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_", maxSplits: 1)
    guard let language = parts.first, name != "C", language != "POSIX", language != "C" else { return }
    languageCode = language.lowercased()
    regionCode = parts.count > 1 ? parts[1].uppercased() : nil
  }

  /// Its language; nil if that is not supported.
  var language: Language? { languageCode.flatMap { Language(rawValue: $0) } }
}
