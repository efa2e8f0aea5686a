#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request for the weather of a place, and the answer in the same object.
///
/// Whoever wants to know adds one to the weather store and observes it; a ``WeatherService`` answers it.
///
/// ```swift
/// let weather = Weather(at: sydney, place: "Sydney", on: .now)
/// try store.write { store.add(weather) }
/// let token = weather.observe { _ in
///   if case .complete(let temperature, _) = weather.loadingStatus { print(temperature) }
/// }
/// ```
public final class Weather: Object {
  /// How far a request has come. What is not known yet can't be read: there is no temperature without an answer.
  public enum LoadingStatus: Hashable, Sendable {
    /// Asked, and nobody has taken it up.
    case uploading
    /// A service is finding out.
    case processing
    /// The answer; degrees Celsius.
    case complete(temperature: Double, condition: Condition)
    /// There will be no answer, and why.
    case failed(reason: String)
  }

  /// What is stored of the status, beside the values that belong to it.
  private enum Progress: Int, PersistableEnum { case uploading, processing, complete, failed }

  /// Tells one request from another.
  @Persisted(primaryKey: true) public var id = UUID()
  /// Where the weather is asked for.
  @Persisted(onDelete: .cascade) public var location: Location?
  /// What people call the place.
  @Persisted public var place: String
  /// The time for which the weather is asked, by the flight's clock.
  @Persisted public var time: Date
  /// When the status changed last, by the machine's clock.
  @Persisted public var lastUpdated: Date
  /// Who answered, as people call it; nil before.
  @Persisted public var source: String?
  /// Whether the answer is what is usual there at that season, and no reading.
  @Persisted public var isNormal = false
  /// When the weather was as the answer says, by the machine's clock; nil where that was not told, and for a normal.
  @Persisted public var readingTime: Date?
  /// Why the answer is only a normal, where a reading was wanted.
  @Persisted public var fallbackReason: String?
  /// The service that took the request up last; it stays when the answer is there.
  @Persisted public internal(set) var claimant: UUID?
  /// Until when nobody else takes the request up, by the machine's clock; nil where nobody has, and with an answer.
  @Persisted public internal(set) var leaseEnd: Date?
  @Persisted private var progress = Progress.uploading
  @Persisted private var temperature: Double?
  @Persisted private var condition = Condition.unknown
  @Persisted private var reason: String?

  /// A request for nowhere.
  public required init() {}

  /// A request, in no store yet.
  public convenience init(at coordinate: Coordinate, place: String, on time: Date, now: Date = Date()) {
    self.init()
    location = Location(coordinate)
    self.place = place
    self.time = time
    lastUpdated = now
  }

  /// How far the request has come. An answer whose temperature is missing or not a number reads as failed.
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

  /// The requests that nobody has taken up, the oldest first.
  public static func requests(in store: Store) -> Results<Weather> {
    store.objects(Weather.self).where { $0.progress == .uploading }
  }

  /// The requests that a service took up and has not answered.
  static func claimed(in store: Store) -> Results<Weather> {
    store.objects(Weather.self).where { $0.progress == .processing }
  }

  /// The requests that a service has answered.
  static func answered(by service: UUID, in store: Store) -> Results<Weather> {
    store.objects(Weather.self).where {
      $0.claimant == service && ($0.progress == .complete || $0.progress == .failed)
    }
  }

  /// The requests that have no answer, taken up or not.
  static func unanswered(in store: Store) -> Results<Weather> {
    store.objects(Weather.self).where { $0.progress == .uploading || $0.progress == .processing }
  }
}
