extension OptionName {
  /// Whether the word on the command line, with its dashes, is this option.
  func isSpelled(_ word: String) -> Bool {
    word == spelling || description.letter.map { word == "-\($0)" } ?? false
  }

  /// The option with its value as usage lines write it.
  var spellingWithPlaceholder: String {
    description.value.placeholder.map { "\(spelling) \($0)" } ?? spelling
  }
}
