/// How `route export` writes a route.
enum ExportFormat: String, CaseIterable, Sendable {
  /// That of Google's Santa Tracker.
  case json
}
