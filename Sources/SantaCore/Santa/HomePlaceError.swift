/// The error for a string that can't be parsed as a home.
///
/// Programs use ``code`` and ``suggestions``. ``description`` is for people, and says what to write instead.
public struct HomePlaceError: Error, Hashable, Sendable {
  /// The kind of an error.
  ///
  /// A struct, not an enum, so that a later version can add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The code's name, for example `unknownPlace`.
    public let description: String

    /// The string is empty or contains only white space.
    public static let empty = Code(description: "empty")
    /// The string begins like coordinates, but isn't two numbers with a comma between them.
    public static let malformedCoordinates = Code(description: "malformedCoordinates")
    /// The latitude is beyond the poles.
    public static let latitudeOutOfRange = Code(description: "latitudeOutOfRange")
    /// The longitude is beyond the antimeridian.
    public static let longitudeOutOfRange = Code(description: "longitudeOutOfRange")
    /// No place has this name.
    public static let unknownPlace = Code(description: "unknownPlace")
    /// Places have this name, but none of them is in this country.
    public static let notInCountry = Code(description: "notInCountry")
  }

  /// The kind of the error.
  public let code: Code

  /// The string, or the invalid part of it.
  public let text: String

  /// The names that may have been meant, the likeliest first; often empty.
  public let suggestions: [String]

  private let message: String

  private init(_ code: Code, _ text: String, suggestions: [String] = [], message: String) {
    self.code = code
    self.text = text
    self.suggestions = suggestions
    self.message = message
  }
}

extension HomePlaceError: CustomStringConvertible {
  /// A one-line message for people: the problem and the remedy.
  public var description: String { message }
}

extension HomePlaceError {
  private static let advice =
    "Give a place, as in Oslo or \"Sydney, Canada\", or coordinates in degrees, as in 59.91,10.75."

  static func empty(_ text: String) -> HomePlaceError {
    HomePlaceError(.empty, text, message: "no home was given. \(advice)")
  }

  static func malformedCoordinates(_ text: String) -> HomePlaceError {
    HomePlaceError(
      .malformedCoordinates, text,
      message:
        "\(quoted(text)) is not LAT,LON. Write two numbers with decimal points and a comma between them,"
        + " as in 59.91,10.75.")
  }

  static func latitudeOutOfRange(_ text: String, _ latitude: String) -> HomePlaceError {
    HomePlaceError(
      .latitudeOutOfRange, text,
      message:
        "the latitude \(latitude) is not within \(range(Coordinate.latitudes)) degrees. Latitude comes first,"
        + " as in 59.91,10.75.")
  }

  static func longitudeOutOfRange(_ text: String, _ longitude: String) -> HomePlaceError {
    HomePlaceError(
      .longitudeOutOfRange, text,
      message:
        "the longitude \(longitude) is not within \(range(Coordinate.longitudes)) degrees. West is negative,"
        + " as in 40.71,-74.01.")
  }

  static func unknownPlace(_ text: String, suggestions: [String]) -> HomePlaceError {
    let next =
      suggestions.isEmpty
      ? advice : "Did you mean \(alternatives(suggestions))? If not, give coordinates, as in 59.91,10.75."
    return HomePlaceError(
      .unknownPlace, text, suggestions: suggestions,
      message: "no place called \(quoted(text)) is known. \(next)")
  }

  static func notInCountry(_ text: String, country: String, suggestions: [String]) -> HomePlaceError {
    HomePlaceError(
      .notInCountry, text, suggestions: suggestions,
      message: "no \(quoted(text)) is known in \(quoted(country)). Did you mean \(alternatives(suggestions))?"
    )
  }

  private static func quoted(_ text: String) -> String { "\"\(RouteError.printable(text))\"" }

  private static func alternatives(_ texts: [String]) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: " or ")
  }

  private static func range(_ range: ClosedRange<Double>) -> String {
    "\(Int(saturating: range.lowerBound))...\(Int(saturating: range.upperBound))"
  }
}
