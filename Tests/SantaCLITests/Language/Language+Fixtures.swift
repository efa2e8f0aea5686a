@testable import santa_cli

extension Language {
  static let japanese = named("ja")
  static let german = named("de")
  static let spanish = named("es")

  private static func named(_ code: String) -> Language {
    guard let language = Language(rawValue: code) else { fatalError("there is a table for \(code)") }
    return language
  }
}
