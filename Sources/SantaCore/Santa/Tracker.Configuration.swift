extension Tracker {
  /// The configuration of a tracker.
  public struct Configuration: Sendable {
    /// The location of the stores.
    public var location: TrackerStores.Location
    /// The home to count down to.
    public var home: Coordinate
    /// The flight to start if there is none under way. A flight under way must not contradict it.
    public var request: FlightRequest
    /// The source of the weather.
    public var provider: any WeatherProvider
    /// Whether the tracker flies when no other tracker does. One that may not fly waits for another.
    public var mayFly = true
    /// Whether a demonstration that this tracker flies begins again ten seconds after its landing.
    public var repeats = false
    /// What keeps the two stores the same on several machines; nil if they are on this one only. Then the order of changes
    /// decides who flies (see ``FlightClaim``), and who answers a request for weather. The location must be a directory
    /// that no other program uses for this.
    public var synchronization: Synchronization?
    /// The source of the real time.
    public var clock: any TrackerClock

    /// Of Santa's store, and of the weather's.
    public struct Synchronization: Sendable {
      /// Of ``TrackerStores/santa``.
      public var santa: any StoreSynchronization
      /// Of ``TrackerStores/weather``.
      public var weather: any StoreSynchronization

      /// The synchronisation of both stores.
      public init(santa: any StoreSynchronization, weather: any StoreSynchronization) {
        (self.santa, self.weather) = (santa, weather)
      }
    }

    /// A configuration. By default, the tracker follows any flight under way, or else flies the coming flight.
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
