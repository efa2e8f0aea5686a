/// The number of an observation within its store. Observers are called in ascending order.
struct ObserverID: Hashable, Comparable, Sendable {
  var rawValue: Int

  static func < (lhs: ObserverID, rhs: ObserverID) -> Bool { lhs.rawValue < rhs.rawValue }
}
