import Foundation

/// A database in memory to measure, with observers on a different thread than the writer.
protocol LivePeer: AnyObject {
  static var name: String { get }
  /// The maximum number of objects to change in one transaction. With more, a measurement of this database would take hours.
  static var maximumChanges: Int { get }
  /// The maximum number of objects with a hundred observers, for the same reason.
  static var maximumOfManyViews: Int { get }

  /// The maximum number of observers of one object each, for the same reason.
  static var maximumObjectObservers: Int { get }
  /// The number of calls to an observer of an object before the object changes.
  static var initialObjectCalls: Int { get }

  /// Creates a database with the objects 0..<count.
  init(_ count: Int) throws
  /// Observes all objects sorted by latitude. `called` is called for each notification, including the initial one.
  func observeSorted(_ called: @escaping @Sendable () -> Void) throws
  /// Observes the objects with more presents than a limit.
  func observeFiltered(above limit: Int, _ called: @escaping @Sendable () -> Void) throws
  /// Observes one object.
  func observeObject(_ id: Int, _ called: @escaping @Sendable () -> Void) throws
  /// Ends all observations.
  func stop()
  /// Changes the latitude and the number of presents of objects in one transaction. Calls `commits` just before the commit.
  func change(_ ids: [Int], latitude: Double, presents: Int, commits: () -> Void) throws
}
