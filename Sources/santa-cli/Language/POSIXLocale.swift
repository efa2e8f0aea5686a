/// The parts of a POSIX locale name that matter here: `ja_JP.UTF-8` is Japanese, in Japan.
struct POSIXLocale: Equatable, Sendable {
  /// Lower case, as ISO 639 writes it; nil for `C` and `POSIX`.
  var languageCode: String?
  /// Upper case, as ISO 3166 writes it.
  var regionCode: String?

  /// The one that holds for a category: `LC_ALL` before the category's own variable before `LANG`; empty ones don't count.
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

  /// The language spoken here that it names.
  var language: Language? { languageCode.flatMap { Language(rawValue: $0) } }
}
