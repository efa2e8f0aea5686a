import Foundation

/// One engine under measurement, in memory, with observers on another thread than the one that writes.
protocol LivePeer: AnyObject {
  static var name: String { get }
  /// More changed objects in one transaction than this are not asked of the engine: it would take hours.
  static var maximumChanges: Int { get }

  /// Objects 0..<count.
  init(_ count: Int) throws
  /// Observes all objects sorted by latitude. `called` gets each callback, the initial one too.
  func observeSorted(_ called: @escaping @Sendable () -> Void) throws
  /// Observes those with more presents than a limit.
  func observeFiltered(above limit: Int, _ called: @escaping @Sendable () -> Void) throws
  /// Ends all observations.
  func stop()
  /// Gives some objects another latitude and number of presents in one transaction, and calls `commits` right before
  /// that is committed.
  func change(_ ids: [Int], latitude: Double, presents: Int, commits: () -> Void) throws
}
