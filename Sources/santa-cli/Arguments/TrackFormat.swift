/// How `track` shows the flight.
enum TrackFormat: String, CaseIterable, Sendable {
  case dashboard, plain, json
}
