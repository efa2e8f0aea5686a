/// What `fly` was asked. Places, paths and times are as written; the command reads them.
struct FlyOptions: Equatable, Sendable {
  var store: String?
  var route: String?
  var weather: String?
  var clock = ClockOptions()
  var audience = AudienceOptions()
}
