/// A shell that can complete what is typed.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
