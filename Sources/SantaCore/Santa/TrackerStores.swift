public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The two stores of a tracker: one for Santa and his flight, and one for the weather.
///
/// Only the tracker that flies writes Santa's store, except for the flight's clock, which any tracker may change. The
/// weather's store has the requests for weather and their answers. An object of one store can't be added to the other:
/// `Store.add(_:update:)` makes the transaction fail with an error that says to copy its values.
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
    /// In a directory, which is created if it does not exist.
    case directory(URL)
    /// In memory. All trackers of the process that use the same name share the stores.
    case inMemory(String)

    /// In memory, under a new name, so that the stores are not shared.
    public static var unshared: Location { .inMemory(UUID().uuidString) }

    /// A lock file in the directory; nil in memory, where no other process needs to be locked out.
    func lockFile(_ name: String) -> URL? {
      if case .directory(let url) = self { url.appending(path: name) } else { nil }
    }

    /// Whether there are files of both stores. Stores that are being created may have none yet.
    ///
    /// Also true if it can't be found out. Opening the stores then is an error, which says why.
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

    fileprivate func location(ofStore name: String) -> Store.Configuration.Location {
      switch self {
      case .directory(let url): .directory(url.appending(path: name, directoryHint: .isDirectory))
      case .inMemory(let prefix): .inMemory("\(prefix)/\(name)")
      }
    }
  }

  /// Santa, his route and his flight.
  public let santa: Store
  /// The requests for weather and their answers.
  public let weather: Store

  /// Opens both stores, and creates those that do not exist.
  ///
  /// - Parameters:
  ///   - location: The location of the stores.
  ///   - isReadOnly: Whether to open the stores for reading only. Both must then exist.
  ///   - isShared: Whether several machines have the stores, so that ``FlightClaim`` decides who flies.
  ///   - isolation: The isolation that the stores belong to.
  /// - Throws: ``StoreError``, as `Store.init(configuration:isolation:)`.
  public init(
    _ location: Location, isReadOnly: Bool = false, isShared: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    var (ofSanta, ofWeather) = Self.configurations(location, isShared: isShared)
    (ofSanta.isReadOnly, ofWeather.isReadOnly) = (isReadOnly, isReadOnly)
    santa = try Store(configuration: ofSanta)
    weather = try Store(configuration: ofWeather)
  }

  /// The configurations of both stores, for example to keep them the same on several machines.
  ///
  /// - Parameters:
  ///   - location: The location of the stores.
  ///   - isShared: Whether several machines have them.
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

  /// The error for which one of the stores can't be read; nil if there is none.
  var failure: StoreError? { santa.failure ?? weather.failure }

  /// The route of a flight in Santa's store; nil if it is not complete.
  func route(of flight: Flight) -> Route? {
    santa.object(ofType: Santa.self, forPrimaryKey: Santa.theOnlyOne)
      .flatMap { Route(of: $0, fingerprint: flight.routeFingerprint) }
  }
}
