/// What `route` was asked. Places, paths and times are as written; the command reads them.
struct RouteOptions: Equatable, Sendable {
  var home: String?
  var route: String?
  var time: String?
  /// The place whose neighbours are meant.
  var near: String?
  /// A query on the stops, as it was typed.
  var condition: String?
  /// A property of the stops, and in which direction, as they were typed.
  var sort: String?
  var limit: Int?
  var format = RouteFormat.table
  /// Whether a CSV has texts as the route has them, whatever they do to a spreadsheet.
  var isRaw = false
  var audience = AudienceOptions()
}
