/// The language and the units of the output for people.
struct Audience: Equatable, Sendable {
  var language = Language.english
  var units = Units.metric
}
