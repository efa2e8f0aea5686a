extension Route {
  /// Santa's position and activity at one instant of a route.
  ///
  /// The same route and date always give the same moment, in every process.
  public struct Moment: Hashable, Sendable {
    /// A part of the flight. The associated values are indices into ``Route/stops``.
    public enum Phase: Hashable, Sendable {
      /// Santa has not left the Pole.
      case beforeTakeoff
      /// Santa is at a stop.
      case atStop(Int)
      /// Santa is between two consecutive stops.
      case flying(from: Int, to: Int)
      /// Santa is home again.
      case landed
    }

    /// The part of the flight.
    public let phase: Phase

    /// Santa's position.
    public let coordinate: Coordinate

    /// Santa's activity; never `unknown`.
    public let activity: Activity

    /// The number of presents delivered so far, which never decreases as time passes.
    public let presentsDelivered: Int

    /// The number of presents still in the bag. Together with `presentsDelivered`, it is always the route's total.
    public let presentsRemaining: Int

    /// The stop that Santa is at, or else the stop that he left last, as an index into ``Route/stops``.
    public let lastStop: Int

    /// The next stop, as an index into ``Route/stops``; nil after the landing.
    public let nextStop: Int?

    /// The name of the stop that Santa is at or, between stops, that he left last, for example `Sydney, Australia`.
    public let placeName: String
  }
}
