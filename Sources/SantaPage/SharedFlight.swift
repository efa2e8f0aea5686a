import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A flight that machines share through the server in this process: the replicas of its two stores, for the page.
public struct SharedFlight: Sendable {
  /// The replica of Santa's store.
  public let santa: PageReplica
  /// The replica of the store of the weather.
  public let weather: PageReplica
  let location: TrackerStores.Location

  /// Opens the replicas in a directory, which no other program uses.
  ///
  /// - Throws: `StoreError` if the directory can't be used.
  public init(in directory: URL) throws {
    location = .directory(directory)
    let (santa, weather) = TrackerStores.configurations(location, isShared: true)
    self.santa = try PageReplica(santa)
    self.weather = try PageReplica(weather)
  }

  var synchronization: Tracker.Configuration.Synchronization { .init(santa: santa, weather: weather) }
}
