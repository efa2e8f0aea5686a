import SantaCore

/// The state that a template shows.
struct StatusState {
  var santa: TrackerEvent.SantaState
  var weather: TrackerEvent.WeatherState?
  var home: HomePlace
  var audience: Audience
}
