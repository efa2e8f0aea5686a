/// The error for a flight under way whose route can't be read from its store: Santa, or some of his stops, are missing,
/// or the stops are out of order.
///
/// A tracker that flies writes the flight with its whole route in one transaction. Such a flight is therefore the work of
/// another program, or of one that deleted objects from the store.
public struct IncompleteFlight: Error, Hashable, Sendable {
  /// The name of the route, for people.
  public let title: String
}

extension IncompleteFlight: CustomStringConvertible {
  /// One line for people: what is wrong, and what to do.
  public var description: String {
    "the flight under way, \(RouteError.printable(title)), has no complete route in its store. End the program that flies"
      + " it and start it again, or use another store."
  }
}
