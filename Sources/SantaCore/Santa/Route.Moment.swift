extension Route {
  /// What is known of Santa at one instant of a route.
  ///
  /// A pure value: the same route and date always give the same moment, in every process.
  public struct Moment: Hashable, Sendable {
    /// Which part of the flight it is; the numbers are indices into ``Route/stops``.
    public enum Phase: Hashable, Sendable {
      /// Santa has not left the Pole.
      case beforeTakeoff
      /// Santa is at a stop.
      case atStop(Int)
      /// Santa is between two stops that follow each other.
      case flying(from: Int, to: Int)
      /// Santa is home again.
      case landed
    }

    /// Which part of the flight it is.
    public let phase: Phase

    /// Where Santa is.
    public let coordinate: Coordinate

    /// What Santa is doing; never `unknown`.
    public let activity: Activity

    /// How many presents have been left so far; it never falls as time passes.
    public let presentsDelivered: Int

    /// How many presents are still in the bag; with `presentsDelivered` it is always the route's total.
    public let presentsRemaining: Int

    /// The stop Santa is at, or else the one he left last, as an index into ``Route/stops``.
    public let lastStop: Int

    /// The stop Santa comes to next, as an index into ``Route/stops``, or nil after the landing.
    public let nextStop: Int?

    /// The name of the stop Santa is at, or else of the one he left last, for example `Sydney, Australia`.
    public let placeName: String
  }
}
