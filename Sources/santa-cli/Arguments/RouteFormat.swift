/// How `route` prints stops.
enum RouteFormat: String, CaseIterable, Sendable {
  case table, json, csv, geojson

  var lineEnd: String { self == .csv ? CSVText.lineEnd : "\n" }
}
