/// The language, the script and the region in a locale name of POSIX or BCP 47, for example Japanese and Japan in
/// `ja_JP.UTF-8`, or Chinese in simplified characters in `zh-Hans`.
struct POSIXLocale: Equatable, Sendable {
  /// The ISO 639 code, in lower case; nil for `C` and `POSIX`.
  var languageCode: String?
  /// The ISO 15924 code, capitalized.
  var scriptCode: String?
  /// The ISO 3166 code, in upper case.
  var regionCode: String?

  /// Reads the locale of a category from `LC_ALL`, the category's own variable, or `LANG`, in this order. Empty variables are
  /// ignored.
  init(environment: [String: String], category: String) {
    let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(name ?? "C")
  }

  init(_ name: String) {
    let parts = name.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first, language != "C", language != "POSIX" else { return }
    languageCode = language.lowercased()
    for part in parts.dropFirst() {
      if part.count == 4, scriptCode == nil {
        scriptCode = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.count < 4, regionCode == nil {
        regionCode = part.uppercased()
      }
    }
  }

  /// The language; nil if it isn't supported.
  var language: Language? {
    switch languageCode {
    case "pt": Language(rawValue: "pt-BR")
    case "zh": isTraditionalChinese ? nil : Language(rawValue: "zh-Hans")
    case let code?: Language(rawValue: code)
    case nil: nil
    }
  }

  /// Whether readers expect traditional characters, which lack a table.
  private var isTraditionalChinese: Bool {
    scriptCode.map { $0 != "Hans" } ?? ["TW", "HK", "MO"].contains(regionCode)
  }
}
