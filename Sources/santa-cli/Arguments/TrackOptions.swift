/// What `track` was asked. Places, paths and times are as written; the command reads them.
struct TrackOptions: Equatable, Sendable {
  var home: String?
  var store: String?
  var route: String?
  /// Whom to ask for the weather.
  var weather: String?
  var clock = ClockOptions()
  /// Whether it never flies.
  var onlyFollows = false
  /// How long to track in real time; nil for until Ctrl-C.
  var runningTime: Duration?
  /// Nil for the dashboard where there is a terminal for it, and for lines elsewhere.
  var format: TrackFormat?
  var color = ColorChoice.auto
  var hasBell = false
  var audience = AudienceOptions()
}
