/// What `route export` was asked. Paths and times are as written; the command reads them.
struct RouteExportOptions: Equatable, Sendable {
  var route: String?
  var time: String?
}
