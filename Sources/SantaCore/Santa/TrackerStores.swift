public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The two stores of a tracker: one for Santa and his flight, and one for the weather.
///
/// Only the tracker that flies writes to Santa's store, except for the flight's clock, which any tracker may change. The
/// weather store contains the weather requests and their answers. An object of one store can't be added to the other store:
/// `Store.add(_:update:)` makes the transaction fail with an error that says to copy the object's values.
///
/// ```swift
/// let stores = try TrackerStores(.directory(url))      // url/santa and url/weather
/// stores.santa.objects(Santa.self).first?.activity
/// ```
///
/// The stores belong to the isolation that opens them.
public final class TrackerStores {
  /// The location of both stores.
  public enum Location: Hashable, Sendable {
    /// A directory, which is created if it does not exist.
    case directory(URL)
    /// In memory. All trackers in the process that use the same name share the stores.
    case inMemory(String)

    /// In memory, under a unique name, so that the stores are not shared.
    public static var unshared: Location { .inMemory(UUID().uuidString) }

    /// Returns the URL of a lock file in the directory; nil in memory, which other processes can't access.
    func lockFile(_ name: String) -> URL? {
      if case .directory(let url) = self { url.appending(path: name) } else { nil }
    }

    /// Whether the files of both stores exist. Stores that are being created might not have any yet.
    ///
    /// The property is also true if the answer can't be determined. Opening the stores then fails with an error that says why.
    var hasStores: Bool {
      guard case .directory(let url) = self else { return false }
      let files = FileManager.default
      var isDirectory = false
      guard files.fileExists(atPath: url.absoluteURL.relativePath, isDirectory: &isDirectory) else {
        return false
      }
      return !isDirectory
        || ["santa", "weather"].allSatisfy { name in
          let directory = url.appending(path: name).absoluteURL.relativePath
          return files.fileExists(atPath: directory)
            && (try? files.contentsOfDirectory(atPath: directory))?.isEmpty != true
        }
    }

    /// The numbers of the stores' directories in the file system, which differ after the stores were deleted and made again; nil in
    /// memory. The number of a missing directory is nil.
    var directoryNumbers: [String?]? {
      guard case .directory(let url) = self else { return nil }
      return ["santa", "weather"].map { name in
        let path = url.appending(path: name).absoluteURL.relativePath
        return (try? FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]).map { "\($0)" }
      }
    }

    fileprivate func location(ofStore name: String) -> Store.Configuration.Location {
      switch self {
      case .directory(let url): .directory(url.appending(path: name, directoryHint: .isDirectory))
      case .inMemory(let prefix): .inMemory("\(prefix)/\(name)")
      }
    }
  }

  /// The store of Santa, his route and his flight.
  public let santa: Store
  /// The store of the weather requests and their answers.
  public let weather: Store

  /// Opens both stores, creating those that do not exist.
  ///
  /// - Parameters:
  ///   - location: The location of the stores.
  ///   - isReadOnly: Whether to open the stores for reading only. Both must then exist.
  ///   - isShared: Whether several machines share the stores, so that ``FlightClaim`` decides which tracker flies.
  ///   - isolation: The isolation that the stores belong to.
  /// - Throws: ``StoreError``, like `Store.init(configuration:isolation:)`.
  public init(
    _ location: Location, isReadOnly: Bool = false, isShared: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    var (ofSanta, ofWeather) = Self.configurations(location, isShared: isShared)
    (ofSanta.isReadOnly, ofWeather.isReadOnly) = (isReadOnly, isReadOnly)
    santa = try Store(configuration: ofSanta)
    weather = try Store(configuration: ofWeather)
  }

  /// Returns the configurations of both stores, for example to synchronise them across machines.
  ///
  /// - Parameters:
  ///   - location: The location of the stores.
  ///   - isShared: Whether several machines share the stores.
  public static func configurations(
    _ location: Location, isShared: Bool
  ) -> (santa: Store.Configuration, weather: Store.Configuration) {
    let classes: [Object.Type] = [Santa.self, Stop.self, FlightMessage.self, Flight.self]
    return (
      .init(
        location: location.location(ofStore: "santa"),
        objectTypes: classes + (isShared ? [FlightClaim.self] : [])),
      .init(location: location.location(ofStore: "weather"), objectTypes: [Weather.self])
    )
  }

  /// The error that makes one of the stores unreadable; nil if both are readable.
  var failure: StoreError? { santa.failure ?? weather.failure }

  /// Returns the route of a flight in Santa's store; nil if the route is incomplete.
  func route(of flight: Flight) -> Route? {
    santa.object(ofType: Santa.self, forPrimaryKey: Santa.onlyID)
      .flatMap { Route(of: $0, fingerprint: flight.routeFingerprint) }
  }
}
