#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The two stores of a tracker: Santa's, where all but the flight's clock is written by whoever flies alone, and the
/// weather's, with requests and answers.
///
/// An object of one can't be put into the other: ``Store/add(_:update:)`` fails the transaction with an error that says
/// to copy its values.
///
/// ```swift
/// let stores = try TrackerStores(.directory(url))      // url/santa and url/weather
/// stores.santa.objects(Santa.self).first?.activity
/// ```
///
/// They belong to the isolation that opens them.
public final class TrackerStores {
  /// Where both stores lie.
  public enum Location: Hashable, Sendable {
    /// In a directory, which is made if it is not there.
    case directory(URL)
    /// In memory, shared under a name within the process.
    case inMemory(String)

    /// In memory, shared with nobody.
    public static var unshared: Location { .inMemory(UUID().uuidString) }

    /// The file of a lock in the directory; nil in memory, where there is nobody to lock out.
    func lockFile(_ name: String) -> URL? {
      if case .directory(let url) = self { url.appending(path: name) } else { nil }
    }

    fileprivate func part(_ name: String) -> Store.Configuration.Location {
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

  /// Opens both stores, and makes those that are not there.
  ///
  /// - Parameter isReadOnly: whether nothing is made or written; then both stores must be there.
  /// - Throws: ``StoreError``, as `Store.init(configuration:isolation:)`.
  public init(
    _ location: Location, isReadOnly: Bool = false, isolation: isolated (any Actor)? = #isolation
  ) throws {
    santa = try Store(
      configuration: .init(
        location: location.part("santa"), objectTypes: [Santa.self, Stop.self, Flight.self],
        isReadOnly: isReadOnly))
    weather = try Store(
      configuration: .init(
        location: location.part("weather"), objectTypes: [Weather.self], isReadOnly: isReadOnly))
  }
}
