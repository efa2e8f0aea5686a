/// What a person reads. Programs read JSON, which is the same in every language.
enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// What the environment asks for, by POSIX' order of variables; English where it names a language not spoken here.
  ///
  /// https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html
  init(environment: [String: String]) {
    self = POSIXLocale(environment: environment, category: "LC_MESSAGES").language ?? .english
  }
}
