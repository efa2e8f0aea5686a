/// An English string of the help screens, which a table translates.
struct Wording: Hashable, Sendable {
  var english: String

  init(_ english: String) { self.english = english }

  func text(in language: Language) -> String { language.table.text(english) }
}
