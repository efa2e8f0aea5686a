@testable import santa_cli

extension Language {
  static let japanese = named("ja")
  static let german = named("de")
  static let spanish = named("es")
  static let french = named("fr")
  static let portuguese = named("pt-BR")
  static let polish = named("pl")
  static let chinese = named("zh-Hans")
  static let korean = named("ko")

  private static func named(_ code: String) -> Language {
    guard let language = Language(rawValue: code) else { fatalError("there is a table for \(code)") }
    return language
  }
}
