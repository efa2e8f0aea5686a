/// What the program calls itself.
enum Program {
  static let name = "santa-cli"
  static let version = "0.1.0"
}
