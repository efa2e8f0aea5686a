/// The error for a flight under way whose route can't be read from its store: Santa or some of his stops are missing, or the
/// stops are out of order.
///
/// A tracker that flies writes the flight and its whole route in one transaction. An incomplete flight was therefore written by
/// another program, or some of its objects were deleted.
public struct IncompleteFlight: Error, Hashable, Sendable {
  /// The display name of the route.
  public let title: String
}

extension IncompleteFlight: CustomStringConvertible {
  /// A one-line message for people: the problem, and the remedy.
  public var description: String {
    "the flight under way, \(RouteError.printable(title)), has no complete route in its store. End the program that flies"
      + " it and start it again, or use another store."
  }
}
