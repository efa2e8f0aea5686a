/// Typed values of options and arguments.
extension CommandLineArguments {
  /// Returns the number that follows an option, or nil without the option.
  func number(_ option: Option) throws(UsageError) -> Double? {
    guard let text = self[option], case .number(let placeholder, let limits) = option.value else {
      return nil
    }
    guard let number = limits.number(from: text) else {
      throw error(
        .invalidValue(option, value: text, requirement: "\(placeholder) must be \(limits.requirement)"))
    }
    return number
  }

  /// Returns the word that follows an option as a case of an enum, or nil without the option.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: Option
  ) throws(UsageError) -> Choice? {
    guard let text = self[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw error(.unknownWord(option, value: text, Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// Returns the required argument of a command as a case of an enum.
  func wordArgument<Choice: CaseIterable & RawRepresentable<String>>() throws(UsageError) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    guard let argument else { throw error(.missingArgument(words)) }
    guard let choice = Choice(rawValue: argument) else { throw error(.invalidArgument(argument, words)) }
    return choice
  }

  /// Returns the required words of a command, one for each placeholder.
  func requiredWords() throws(UsageError) -> [String] {
    if case .words(let placeholders)? = command?.argument, words.count < placeholders.count {
      throw error(.missingWord(placeholders[words.count]))
    }
    return words
  }

  /// Returns the required folders of a command that takes two.
  func twoFolders() throws(UsageError) -> (String, String) {
    let placeholders = CommandDescription.Argument.twoPlaceholders
    guard words.count == placeholders.count else { throw error(.missingFolder(placeholders[words.count])) }
    return (words[0], words[1])
  }
}
