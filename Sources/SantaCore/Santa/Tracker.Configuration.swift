extension Tracker {
  /// The configuration of a tracker.
  public struct Configuration: Sendable {
    /// The location of the stores.
    public var location: TrackerStores.Location
    /// The home to count down to.
    public var home: Coordinate
    /// The flight to start if none is under way. A flight under way must not contradict it.
    public var request: FlightRequest
    /// The source of the weather.
    public var provider: any WeatherProvider
    /// Whether the tracker flies when no other tracker does. Otherwise, it waits for another tracker to fly.
    public var mayFly = true
    /// Whether a demonstration that this tracker flies is repeated, ten seconds after its landing.
    public var repeats = false
    /// The synchronisation of the two stores across machines; nil if they are on this machine only. With synchronisation, the
    /// order of changes decides which tracker flies (see ``FlightClaim``), and which service answers a weather request. The
    /// location must then be a directory that no other program synchronises.
    public var synchronization: Synchronization?
    /// The source of the real time.
    public var clock: any TrackerClock

    /// The synchronisation of a tracker's two stores.
    public struct Synchronization: Sendable {
      /// The synchronisation of ``TrackerStores/santa``.
      public var santa: any StoreSynchronization
      /// The synchronisation of ``TrackerStores/weather``.
      public var weather: any StoreSynchronization

      /// Creates the synchronisation of both stores.
      public init(santa: any StoreSynchronization, weather: any StoreSynchronization) {
        (self.santa, self.weather) = (santa, weather)
      }
    }

    /// Creates a configuration. By default, the tracker follows any flight under way, or else flies the coming flight.
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
