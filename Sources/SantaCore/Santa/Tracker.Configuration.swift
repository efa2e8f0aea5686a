extension Tracker {
  /// What to track, and where.
  public struct Configuration: Sendable {
    /// Where the stores lie.
    public var location: TrackerStores.Location
    /// What to count down to.
    public var home: Coordinate
    /// What to fly if nothing flies yet; what flies must not contradict it.
    public var request: FlightRequest
    /// Whom to ask for the weather.
    public var provider: any WeatherProvider
    /// Whether it flies when nobody else does. A tracker that may not waits for whoever does.
    public var mayFly = true
    /// The real time.
    public var clock: any TrackerClock

    /// A configuration; without more than these two it follows whatever flies, or flies the coming flight.
    public init(
      location: TrackerStores.Location, home: Coordinate, request: FlightRequest = FlightRequest(),
      provider: any WeatherProvider = SeasonalNormals(), clock: any TrackerClock = SystemTrackerClock()
    ) {
      self.location = location
      self.home = home
      self.request = request
      self.provider = provider
      self.clock = clock
    }
  }
}
