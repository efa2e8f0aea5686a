#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// URLs are stored as their absolute strings.
///
/// ```swift
/// final class Website: Object {
///   @Persisted var home: URL?
///   @Persisted var mirrors: List<URL>
/// }
/// ```
///
/// Queries and sorting compare the strings: `where { $0.home == url }`. The base of a relative URL is not stored, only the resolved
/// string. A string in the store that isn't a URL reads as nil, or as the default of the property; see
/// ``FailableCustomPersistable``. A property of type `URL` that isn't optional needs a default.
extension URL: FailableCustomPersistable {
  /// Parses a stored string; nil if it isn't a URL.
  public init?(persistedValue: String) { self.init(string: persistedValue) }
  /// The absolute string.
  public var persistableValue: String { absoluteString }
}

/// Durations are stored exactly, as a decimal number of seconds with 18 decimal places.
///
/// ```swift
/// final class Lap: Object {
///   @Persisted var time = Duration.seconds(90)
/// }
/// let fast = store.objects(Lap.self).where { $0.time < .seconds(60) }.sorted(by: \.time)
/// ```
///
/// A store with a property of this type has the feature `decimal`. A duration can't be a primary key.
extension Duration: FailableCustomPersistable {
  /// Converts a number of seconds; nil if it has more than 18 decimal places, or exceeds the range of `Duration`.
  public init?(persistedValue: Decimal) {
    guard let seconds = DecimalNumber(persistedValue),
      let scaled = DecimalNumber(
        isNegative: seconds.isNegative, coefficient: seconds.coefficient,
        exponent: Int(seconds.exponent) + Duration.decimalPlaces),
      let attoseconds = scaled.integer,
      // Whole seconds have 64 bits.
      Int64(exactly: attoseconds / Duration.attosecondsPerSecond) != nil
    else { return nil }
    self.init(attoseconds: attoseconds)
  }

  /// The number of seconds.
  public var persistableValue: Decimal {
    let attoseconds = self.attoseconds
    // Not nil: the exponent is far from its limits.
    return DecimalNumber(
      isNegative: attoseconds < 0, coefficient: attoseconds.magnitude, exponent: -Duration.decimalPlaces)?
      .value ?? .nan
  }

  private static let decimalPlaces = 18
  private static let attosecondsPerSecond: Int128 = 1_000_000_000_000_000_000
}
