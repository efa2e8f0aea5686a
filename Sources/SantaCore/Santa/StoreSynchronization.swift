/// Keeps a store the same on several machines, as a ``Tracker`` and a ``WeatherService`` need it. `StoreSync` of the
/// library SantaSync is one.
///
/// All machines have the changes of the store in the same order, which a server decides. A change is acknowledged when it
/// has its place in this order; this machine then has all changes before it, too.
public protocol StoreSynchronization: Sendable {
  /// Whether the store has all changes that the server has, as far as that is known. May be called from any thread.
  var isUpToDate: Bool { get }

  /// Returns when the store has all changes that the server had.
  ///
  /// - Throws: `CancellationError`; an error if the store takes no part any more.
  func waitForDownload() async throws

  /// Returns when all changes of the store that were made before the call are acknowledged.
  ///
  /// - Throws: `CancellationError`; an error if the store takes no part any more.
  func waitForUpload() async throws
}
