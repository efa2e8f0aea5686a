/// The labels at the start of the lines for errors and notes.
struct LabelWords: Sendable {
  var usage: String
  var error: String
  var hint: String
  var note: String

  init(_ table: WordTable) {
    usage = table.text("usage:")
    error = table.text("error:")
    hint = table.text("hint:")
    note = table.text("note:")
  }
}

extension Language {
  var labels: LabelWords { words(LabelWords.init) }
}
