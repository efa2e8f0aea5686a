/// One thing that the tracker has to tell, because a live object changed.
enum TrackEvent: Equatable, Sendable {
  case santa(SantaEvent)
  case weather(WeatherEvent)
}
