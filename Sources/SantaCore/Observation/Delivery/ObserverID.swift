/// The number of an observation within its store; observers are called in its order.
struct ObserverID: Hashable, Comparable, Sendable {
  var rawValue: Int

  static func < (lhs: ObserverID, rhs: ObserverID) -> Bool { lhs.rawValue < rhs.rawValue }
}
