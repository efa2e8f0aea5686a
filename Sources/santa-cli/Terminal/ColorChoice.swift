/// What somebody wants of colours.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
