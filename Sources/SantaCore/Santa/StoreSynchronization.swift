/// Synchronises a store across several machines, for a ``Tracker`` and a ``WeatherService``. `StoreSync` of the library
/// SantaSync conforms to it.
///
/// All machines have the changes to the store in the same order, which a server decides. A change is acknowledged once it has a
/// position in this order. This machine then has all earlier changes, too.
public protocol StoreSynchronization: Sendable {
  /// Whether the store has all changes that the server has, as far as is known. It may be read from any thread.
  var isUpToDate: Bool { get }

  /// Waits until the store has all changes that the server has.
  ///
  /// - Throws: `CancellationError`; an error if the store no longer takes part in the synchronisation.
  func waitForDownload() async throws

  /// Waits until all changes to the store that were made before the call are acknowledged.
  ///
  /// - Throws: `CancellationError`; an error if the store no longer takes part in the synchronisation.
  func waitForUpload() async throws
}
