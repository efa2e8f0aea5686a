/// What `status` was asked. Places, paths and times are as written; the command reads them.
struct StatusOptions: Equatable, Sendable {
  var home: String?
  var store: String?
  var route: String?
  var time: String?
  var format = OutputFormat.plain
  var audience = AudienceOptions()
}
