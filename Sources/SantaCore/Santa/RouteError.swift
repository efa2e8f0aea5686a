/// Why a file is not a route, and where in it.
///
/// Programs look at ``code``; ``description`` is for people: it says what is wrong, where, and what to do.
///
/// ```swift
/// do throws(RouteError) {
///   let route = try Route(json: data, source: "route.json")
/// } catch {
///   print(error)  // route.json: destinations[3] "kiev", field "arrival": …
/// }
/// ```
public struct RouteError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  ///
  /// A struct, not an enum, so that a later version can add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The code's name, for example `duplicateIdentifier`.
    public let description: String

    /// The file holds nothing.
    public static let empty = Code(description: "empty")
    /// The file is over ``Route/fileSizeLimit``.
    public static let tooLarge = Code(description: "tooLarge")
    /// The file is not JSON.
    public static let notJSON = Code(description: "notJSON")
    /// A field that a route cannot do without is absent.
    public static let missingField = Code(description: "missingField")
    /// A field holds another kind of value than it should.
    public static let wrongType = Code(description: "wrongType")
    /// A field holds a value of the right kind that cannot be.
    public static let invalidValue = Code(description: "invalidValue")
    /// The server that it is from says not to track Santa.
    public static let switchedOff = Code(description: "switchedOff")
    /// There are not even a take-off and a landing.
    public static let tooFewStops = Code(description: "tooFewStops")
    /// Two stops have the same id.
    public static let duplicateIdentifier = Code(description: "duplicateIdentifier")
    /// A latitude is beyond 90 degrees or a longitude beyond 180.
    public static let coordinateOutOfRange = Code(description: "coordinateOutOfRange")
    /// A stop is left before it is reached, or reached before the stop ahead of it is left.
    public static let timesOutOfOrder = Code(description: "timesOutOfOrder")
    /// The number of presents falls from one stop to the next.
    public static let presentsOutOfOrder = Code(description: "presentsOutOfOrder")
  }

  /// What kind of fault it is.
  public let code: Code

  /// What was read, as the caller named it, usually a file.
  public let source: String

  /// The item at fault, for example `destinations[3] "kiev"`, or nil where it is the whole file.
  public let item: String?

  /// The field at fault, for example `location.lat`, or nil where it is the whole item.
  public let field: String?

  /// The line at fault, counted from 1, where the text itself is damaged.
  public let line: Int?

  /// What is wrong and what to do, without the place; ``description`` has both.
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
  /// One line for people: the place, the fault and the next step.
  public var description: String {
    var place = Self.printable(source, limit: 200)
    if let line { place += ", line \(line)" }
    if let item { place += ": \(item)" }
    if let field { place += item == nil ? ": field \"\(field)\"" : ", field \"\(field)\"" }
    return "\(place): \(message)"
  }

  /// A text from a file, made fit for a terminal: without control characters, and not endless.
  static func printable(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { scalar in
      // The joiners and marks that names of some languages are spelt with.
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
