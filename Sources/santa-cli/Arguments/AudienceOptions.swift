/// What a command line says about who reads; nil where it says nothing.
struct AudienceOptions: Equatable, Sendable {
  var language: Language?
  var units: Units?
}
