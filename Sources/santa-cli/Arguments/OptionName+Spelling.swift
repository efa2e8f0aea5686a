extension OptionName {
  /// Whether the word on the command line, with its dashes, is this option.
  func isSpelled(_ word: String) -> Bool {
    word == spelling || description.letter.map { word == "-\($0)" } ?? false
  }

  /// The option with its value as usage lines write it.
  var spellingWithPlaceholder: String { spellingWithPlaceholder(for: nil) }

  /// The same as one command has it.
  func spellingWithPlaceholder(for command: CommandName?) -> String {
    description(for: command).value.placeholder.map { "\(spelling) \($0)" } ?? spelling
  }
}
