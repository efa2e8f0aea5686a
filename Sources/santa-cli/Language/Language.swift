import SantaPlaceNames
import Synchronization

/// A language of the output for people. The JSON output for programs is the same in every language.
///
/// The strings in the code are in English. Each other language is a table of translations, see ``WordTable``.
struct Language: RawRepresentable, Hashable, CaseIterable, Sendable {
  /// The table of a language's strings.
  private struct Table: Sendable {
    var code: String
    var text: String
  }

  /// The BCP 47 tag, for example `de` or `pt-BR`.
  let rawValue: String

  private init(code: String) { rawValue = code }

  /// Creates the language with a tag, or nil without a table for it.
  init?(rawValue: String) {
    guard rawValue == Self.english.rawValue || Self.tables.contains(where: { $0.code == rawValue }) else {
      return nil
    }
    self.rawValue = rawValue
  }

  /// Creates the language of a tag or a locale name, or nil without a table for it: `pt`, `zh-CN` and `zh_Hans_CN.UTF-8` are also
  /// accepted.
  init?(named name: String) {
    guard let language = Language(rawValue: name) ?? POSIXLocale(name).language else { return nil }
    self = language
  }

  static let english = Language(code: "en")

  /// The tables of all other languages. To add a language, add its table here.
  private static let tables = [
    Table(code: "ja", text: JapaneseTable.text),
    Table(code: "de", text: GermanTable.text),
    Table(code: "es", text: SpanishTable.text),
    Table(code: "fr", text: FrenchTable.text),
    Table(code: "pt-BR", text: PortugueseTable.text),
    Table(code: "it", text: ItalianTable.text),
    Table(code: "nl", text: DutchTable.text),
    Table(code: "pl", text: PolishTable.text),
    Table(code: "zh-Hans", text: ChineseTable.text),
    Table(code: "ko", text: KoreanTable.text),
  ]

  static var allCases: [Language] { [english] + tables.map { Language(code: $0.code) } }

  /// Reads the language from the environment, in the order of variables that POSIX defines. If the language isn't supported, it
  /// is English.
  ///
  /// https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html
  init(environment: [String: String]) {
    self = POSIXLocale(environment: environment, category: "LC_MESSAGES").language ?? .english
  }

  // MARK: Words

  /// The tables and groups of strings that were used. Each is created once.
  private static let made = Mutex<[String: any Sendable]>([:])

  /// The translations of this language, which are parsed once; empty for English.
  var table: WordTable {
    made("table") {
      WordTable(Self.tables.first { $0.code == rawValue }?.text ?? "", of: self)
    }
  }

  /// The names of cities and regions that differ from the English ones, which are parsed when the first name is needed.
  var places: [String: String] {
    made("places") { PlaceTranslations.names(in: String(rawValue.prefix { $0 != "-" })) }
  }

  /// Returns a group of strings, which is created once.
  func words<Words: Sendable>(_ make: (WordTable) -> Words) -> Words {
    let table = table
    return made("\(Words.self)") { make(table) }
  }

  private func made<Value: Sendable>(_ name: String, _ make: () -> Value) -> Value {
    let key = "\(rawValue) \(name)"
    if let known = Self.made.withLock({ $0[key] }) as? Value { return known }
    let value = make()
    Self.made.withLock { $0[key] = value }
    return value
  }
}
