/// A language of the output for people. The JSON for programs is the same in every language.
enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// The language of the environment, by the order of variables in POSIX; English if that language is not supported.
  ///
  /// https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html
  init(environment: [String: String]) {
    self = POSIXLocale(environment: environment, category: "LC_MESSAGES").language ?? .english
  }
}
