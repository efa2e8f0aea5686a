import SantaCore

extension HomePlace {
  /// Reads the place that an option names.
  init(option: OptionName, _ text: String, of command: CommandName) throws(UsageError) {
    do throws(HomePlaceError) { self = try HomePlace.parse(text) } catch {
      throw UsageError(.invalidValue(option, value: text, requirement: error.clause), command: command)
    }
  }
}

extension HomePlaceError {
  /// Its message for the middle of a sentence, which puts its own full stop.
  var clause: String {
    let text = "\(self)"
    return text.last == "." ? String(text.dropLast()) : text
  }
}
