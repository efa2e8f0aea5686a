/// What commands make of the values that were typed.
extension CommandLineArguments {
  /// The number that follows an option; nil where it is not given.
  func number(_ option: Option) throws(UsageError) -> Double? {
    guard let text = self[option], case .number(let placeholder, let limits) = option.value else {
      return nil
    }
    guard let number = limits.number(from: text) else {
      throw error(.invalidValue(option, value: text, requirement: "\(placeholder) is \(limits.requirement)"))
    }
    return number
  }

  /// The word that follows an option, which is one of those of a type; nil where it is not given.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: Option
  ) throws(UsageError) -> Choice? {
    guard let text = self[option] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw error(.unknownWord(option, value: text, Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// The argument that the command can't do without, and that is one of the words of a type.
  func wordArgument<Choice: CaseIterable & RawRepresentable<String>>() throws(UsageError) -> Choice {
    let words = Choice.allCases.map(\.rawValue)
    guard let argument else { throw error(.missingArgument(words)) }
    guard let choice = Choice(rawValue: argument) else { throw error(.invalidArgument(argument, words)) }
    return choice
  }
}
