import Synchronization

/// A language of the output for people. The JSON for programs is the same in every language.
///
/// The code is written in English. Each other language is a table of translations, see ``WordTable``.
struct Language: RawRepresentable, Hashable, CaseIterable, Sendable {
  /// The ISO 639 code.
  let rawValue: String

  private init(code: String) { rawValue = code }

  /// The language with a code; nil if it has no table.
  init?(rawValue: String) {
    guard rawValue == Self.english.rawValue || Self.tables.contains(where: { $0.code == rawValue }) else {
      return nil
    }
    self.rawValue = rawValue
  }

  static let english = Language(code: "en")

  /// The tables of all other languages. For another one, add its table here.
  private static let tables: [(code: String, text: String)] = [
    ("ja", JapaneseTable.text), ("de", GermanTable.text), ("es", SpanishTable.text),
  ]

  static var allCases: [Language] { [english] + tables.map { Language(code: $0.code) } }

  /// The language of the environment, by the order of variables in POSIX; English if that language is not supported.
  ///
  /// https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html
  init(environment: [String: String]) {
    self = POSIXLocale(environment: environment, category: "LC_MESSAGES").language ?? .english
  }

  // MARK: Words

  /// The tables and groups of words that were used, each made once.
  private static let made = Mutex<[String: any Sendable]>([:])

  /// The translations of this language, read once; none for English.
  var table: WordTable {
    made("table") {
      WordTable(Self.tables.first { $0.code == rawValue }?.text ?? "", of: self)
    }
  }

  /// A group of words, made once.
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
