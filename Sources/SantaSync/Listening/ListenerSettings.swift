import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The times of a listener.
struct ListenerTiming: Sendable {
  /// The time between two requests for the list of stores.
  var listInterval: Duration = .seconds(2)
  /// The time after which a store without events is closed.
  var idleTime: Duration = .seconds(5)
  /// The time after which a store that another process has is tried again.
  var standbyInterval: Duration = .seconds(2)
  /// The time without progress after which a store that can't be synchronised is closed.
  var patience: Duration = .seconds(60)
}

/// The parameters of a listener.
struct ListenerSettings: Sendable {
  /// The maximum number of stores that are open at once.
  static let maximumOpenCount = 64

  let server: URL
  let authorization: Authorization
  let pattern: RemotePattern
  let name: String
  let objectTypes: [Object.Type]
  let directory: ListenerDirectory
  let options: StoreListener.Options
  let timing: ListenerTiming

  /// Creates a directory of the listener, if it doesn't exist.
  func create(_ folder: URL) throws(SyncError) {
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw SyncError(
        "The listener's directory \(folder.path) can't be created. Choose a directory that this user can write to."
      )
    }
  }
}
