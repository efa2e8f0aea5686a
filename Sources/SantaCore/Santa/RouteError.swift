/// The error for a file that can't be parsed as a route.
///
/// Programs use ``code``. ``description`` is for people: it names the problem, its position in the file, and the remedy.
///
/// ```swift
/// do throws(RouteError) {
///   let route = try Route(json: data, source: "route.json")
/// } catch {
///   print(error)  // route.json: destinations[3] "kiev", field "arrival": …
/// }
/// ```
public struct RouteError: Error, Hashable, Sendable {
  /// The kind of an error.
  ///
  /// A struct, not an enum, so that a later version can add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The code's name, for example `duplicateIdentifier`.
    public let description: String

    /// The file is empty.
    public static let empty = Code(description: "empty")
    /// The file is larger than ``Route/fileSizeLimit``.
    public static let tooLarge = Code(description: "tooLarge")
    /// The file isn't JSON.
    public static let notJSON = Code(description: "notJSON")
    /// A required field is missing.
    public static let missingField = Code(description: "missingField")
    /// A field has a value of the wrong type.
    public static let wrongType = Code(description: "wrongType")
    /// A field has a value of the right type that is not allowed.
    public static let invalidValue = Code(description: "invalidValue")
    /// The server says that Santa must not be tracked now.
    public static let switchedOff = Code(description: "switchedOff")
    /// There are fewer than two stops, a take-off and a landing.
    public static let tooFewStops = Code(description: "tooFewStops")
    /// Two stops have the same id.
    public static let duplicateIdentifier = Code(description: "duplicateIdentifier")
    /// A latitude is beyond 90 degrees or a longitude beyond 180.
    public static let coordinateOutOfRange = Code(description: "coordinateOutOfRange")
    /// Santa leaves a stop before reaching it, or doesn't reach it after leaving the previous one.
    public static let timesOutOfOrder = Code(description: "timesOutOfOrder")
    /// The number of presents decreases from one stop to the next.
    public static let presentsOutOfOrder = Code(description: "presentsOutOfOrder")
  }

  /// The kind of the error.
  public let code: Code

  /// The name of the file or the address, as given by the caller.
  public let source: String

  /// The item with the error, for example `destinations[3] "kiev"`; nil if it concerns the whole file.
  public let item: String?

  /// The field with the error, for example `location.lat`; nil if it concerns the whole item.
  public let field: String?

  /// The line with the error, counted from 1, if the file isn't JSON.
  public let line: Int?

  /// The problem and the remedy. ``description`` adds the file, line, item and field.
  public let message: String

  init(
    code: Code, source: String, item: String? = nil, field: String? = nil, line: Int? = nil, message: String
  ) {
    self.code = code
    self.source = source
    self.item = item
    self.field = field
    self.line = line
    self.message = message
  }
}

extension RouteError: CustomStringConvertible {
  /// A one-line message for people: the position in the file, the problem and the remedy.
  public var description: String {
    var location = Self.printable(source, limit: 200)
    if let line { location += ", line \(line)" }
    if let item { location += ": \(item)" }
    if let field { location += item == nil ? ": field \"\(field)\"" : ", field \"\(field)\"" }
    return "\(location): \(message)"
  }

  /// Returns a string from a file, made safe for a terminal: without control characters, and cut at a limit.
  static func printable(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { scalar in
      // Names in some languages are spelt with these joiners and marks.
      if (0x200C...0x200F).contains(scalar.value) { return scalar }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
        return Unicode.Scalar(0xfffd) ?? " "
      default: return scalar
      }
    }
    var printable = ""
    printable.unicodeScalars.append(contentsOf: scalars)
    return text.unicodeScalars.count > limit ? printable + "…" : printable
  }
}
