extension CommandContext {
  /// The language for errors. It must be found even if the command line or the settings are invalid: the last `--lang` that
  /// names a language, the settings, or the locale.
  var readerLanguage: Language {
    let spelling = Option.lang.spelling
    var language: Language?
    for (index, word) in arguments.enumerated() {
      if word == spelling, arguments.indices.contains(index + 1) {
        language = Language(named: arguments[index + 1]) ?? language
      } else if word.hasPrefix("\(spelling)=") {
        language = Language(named: String(word.dropFirst(spelling.count + 1))) ?? language
      }
    }
    if let language { return language }
    return environment[SettingName.lang.variable].flatMap { Language(named: $0) }
      ?? (try? Settings(environment: environment))?.language ?? Language(environment: environment)
  }
}
