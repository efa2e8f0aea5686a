/// The name and the version of the program.
enum Program {
  static let name = "santa-cli"
  static let version = "0.3.0"
}
