/// The output format of the commands that print objects.
enum DumpFormat: String, CaseIterable, Sendable {
  case json, csv
}

extension Option {
  static let dumpFormat = formats(
    DumpFormat.self,
    Wording("one JSON object per line, or CSV"))
}
