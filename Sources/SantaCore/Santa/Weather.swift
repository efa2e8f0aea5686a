public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request for the weather at a place, and its answer, in the same object.
///
/// A client adds a request to the weather store and observes it. A ``WeatherService`` answers it.
///
/// ```swift
/// let weather = Weather(at: sydney, place: "Sydney", on: .now)
/// try store.write { store.add(weather) }
/// let token = weather.observe { _ in
///   if case .complete(let temperature, _) = weather.loadingStatus { print(temperature) }
/// }
/// ```
public final class Weather: Object {
  /// The status of a request. Only `complete` has a temperature, so that a temperature can't be read without an answer.
  public enum LoadingStatus: Hashable, Sendable {
    /// No service has claimed the request yet.
    case uploading
    /// A service has claimed the request and is asking its provider.
    case processing
    /// The answer, with the temperature in degrees Celsius.
    case complete(temperature: Double, condition: Condition)
    /// The request failed, for this reason.
    case failed(reason: String)
  }

  /// The stored part of the status. The associated values are stored as properties.
  private enum Progress: Int, PersistableEnum { case uploading, processing, complete, failed }

  /// The identifier of the request.
  @Persisted(primaryKey: true) public var id = UUID()
  /// The location of the place.
  @Persisted(onDelete: .cascade) public var location: Location?
  /// The name of the place.
  @Persisted public var place: String
  /// The time for which the weather is requested, by the flight's clock.
  @Persisted public var time: Date
  /// The time of the last change to the status, by the machine's clock.
  @Persisted public var lastUpdated: Date
  /// The name of the service that answered; nil without an answer.
  @Persisted public var source: String?
  /// Whether the answer is a seasonal normal rather than a reading.
  @Persisted public var isNormal = false
  /// The time of the reading, by the machine's clock; nil if it is unknown, and for a normal.
  @Persisted public var readingTime: Date?
  /// The reason for a normal instead of a reading.
  @Persisted public var fallbackReason: String?
  /// The service that last claimed the request. It is kept when the request is answered.
  @Persisted public internal(set) var claimant: UUID?
  /// The time at which the claim expires, by the machine's clock; nil if the request is not claimed or has been answered.
  @Persisted public internal(set) var leaseEnd: Date?
  @Persisted private var progress = Progress.uploading
  @Persisted private var temperature: Double?
  @Persisted private var condition = Condition.unknown
  @Persisted private var reason: String?

  /// Creates a request without a place.
  public required init() {}

  /// Creates a request for a place and time, which isn't in a store yet.
  public convenience init(at coordinate: Coordinate, place: String, on time: Date, now: Date = Date()) {
    self.init()
    location = Location(coordinate)
    self.place = place
    self.time = time
    lastUpdated = now
  }

  /// The status of the request. An answer whose temperature is missing or not finite reads as `failed`.
  public var loadingStatus: LoadingStatus {
    get {
      switch progress {
      case .uploading: return .uploading
      case .processing: return .processing
      case .failed: return .failed(reason: reason ?? "no reason was given")
      case .complete:
        guard let temperature, temperature.isFinite else {
          return .failed(reason: "the answer has no temperature")
        }
        return .complete(temperature: temperature, condition: condition)
      }
    }
    set {
      (temperature, condition, reason) = (nil, .unknown, nil)
      switch newValue {
      case .uploading: progress = .uploading
      case .processing: progress = .processing
      case .complete(let temperature, let condition):
        progress = .complete
        self.temperature = temperature
        self.condition = condition
      case .failed(let reason):
        progress = .failed
        self.reason = reason
      }
    }
  }

  /// Returns the requests that no service has claimed, the oldest first.
  public static func requests(in store: Store) -> Results<Weather> {
    store.objects(Weather.self).where { $0.progress == .uploading }
  }

  /// Returns the requests that a service has claimed but not answered.
  static func claimed(in store: Store) -> Results<Weather> {
    store.objects(Weather.self).where { $0.progress == .processing }
  }

  /// Returns the requests that a service has answered.
  static func answered(by service: UUID, in store: Store) -> Results<Weather> {
    store.objects(Weather.self).where {
      $0.claimant == service && ($0.progress == .complete || $0.progress == .failed)
    }
  }

  /// Returns the requests without an answer, claimed or not.
  static func unanswered(in store: Store) -> Results<Weather> {
    store.objects(Weather.self).where { $0.progress == .uploading || $0.progress == .processing }
  }
}
