/// How `store dump` prints objects.
enum DumpFormat: String, CaseIterable, Sendable {
  case json, csv
}
