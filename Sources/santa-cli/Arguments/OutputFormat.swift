/// For whom the output is.
enum OutputFormat: String, CaseIterable, Sendable {
  case plain, json
}
