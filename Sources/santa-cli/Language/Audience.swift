/// Who reads: in which language, and in which units.
struct Audience: Equatable, Sendable {
  var language = Language.english
  var units = Units.metric
}
