/// What `route` was asked. Places, paths and times are as written; the command reads them.
struct RouteOptions: Equatable, Sendable {
  var home: String?
  var route: String?
  var time: String?
  var onlyNearHome = false
  var format = OutputFormat.plain
}
