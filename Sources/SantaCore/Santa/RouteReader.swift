#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Parses a route in the format of Google's Santa Tracker, and checks it.
///
/// The parser knows the fields that google/santa-tracker-web and google/santa-tracker-android read. Unknown fields are ignored,
/// because every year brought new ones. Known fields are checked, because all later calculations rely on them.
struct RouteReader {
  let source: String

  /// The maximum number of presents of a stop. Calculations with more could overflow.
  static let presentsLimit = 1_000_000_000_000_000

  /// The maximum population of a place. The Earth has fewer people.
  static let populationLimit = 100_000_000_000

  /// The maximum offset from UTC, in seconds. Real offsets are within -12...+14 hours.
  static let offsetLimit = 24 * 3600

  /// The maximum number of addresses in an answer, because each may take long to fail. Real answers have one or two.
  static let addressesLimit = 10

  /// The maximum length of an id, city or region, in characters. The longest in Google's route of 2017 has 44.
  static let textLimit = 500

  func route(_ json: Data) throws(RouteError) -> Route {
    try route(in: members(of: parsed(json)))
  }

  /// Parses a route, or the addresses of a route.
  func document(_ json: Data) throws(RouteError) -> Route.Document {
    let root = try members(of: parsed(json))
    try checkIsTracked(root)
    if (root["destinations"] ?? .null) == .null, let named = root["route"], named != .null {
      return .addresses(try addresses(named))
    }
    return .route(try route(in: root))
  }

  private func route(in root: [String: JSONDocument.Value]) throws(RouteError) -> Route {
    let destinations = try destinations(in: root)
    var stops: [RouteStop] = []
    var indices: [String: Int] = [:]
    for (index, value) in destinations.enumerated() {
      let stop = try stop(value, index: index, isLast: index == destinations.count - 1, previous: stops.last)
      if let first = indices.updateValue(index, forKey: stop.id) {
        throw fault(
          .duplicateIdentifier, item: Item(index: index, id: stop.id), field: "id",
          "destinations[\(first)] has the same id. Give each stop a different id.")
      }
      stops.append(stop)
    }
    return Route(
      stops: stops, messages: try messages(in: root["stream"] ?? .null), fingerprint: fingerprint(in: root))
  }

  /// Returns the messages of the stream: the items with a `status` or `didyouknow` string. Pictures, videos and games are
  /// skipped.
  ///
  /// The flight does not depend on messages, so unreadable items are skipped, too.
  private func messages(in stream: JSONDocument.Value) throws(RouteError) -> [RouteMessage] {
    guard case .array(let items) = stream else {
      if stream == .null { return [] }
      throw fault(.wrongType, field: "stream", "this must be a list of messages, not \(kind(of: stream)).")
    }
    let limit = CivilTime.range.upperBound
    let messages = items.compactMap { item -> RouteMessage? in
      guard case .object(let members) = item, case .integer(let time)? = members["timestamp"],
        (0...limit * 1000).contains(time)
      else { return nil }
      for name in ["status", "didyouknow"] {
        guard case .string(let text)? = members[name], !text.isEmpty else { continue }
        return RouteMessage(
          time: Date(timeIntervalSince1970: Double(time) / 1000),
          text: RouteError.printable(text, limit: Self.textLimit), isFact: name == "didyouknow")
      }
      return nil
    }
    // Messages with equal times keep their order.
    return zip(messages.indices, messages).sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map { $0.1 }
  }

  // MARK: The document

  private func parsed(_ json: Data) throws(RouteError) -> JSONDocument.Value {
    guard json.count <= Route.fileSizeLimit else {
      throw fault(
        .tooLarge,
        "the file has \(json.count) bytes, but a route has at most \(Route.fileSizeLimit). Is it the right file?"
      )
    }
    let bytes = [UInt8](json)
    guard bytes.contains(where: { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }) else {
      throw fault(.empty, "the file is empty. Download the route again.")
    }
    do {
      return try JSONDocument.parse(bytes)
    } catch {
      throw RouteError(
        code: .notJSON, source: source, line: error.line,
        message:
          "this is not JSON: \(error.reason), at column \(error.column). Correct it, or download it again.")
    }
  }

  private func members(of root: JSONDocument.Value) throws(RouteError) -> [String: JSONDocument.Value] {
    guard case .object(let members) = root else {
      throw fault(
        .wrongType, "a route is an object with the field \"destinations\"; this is \(kind(of: root)).")
    }
    return members
  }

  /// Checks the two fields with which a server switches off Google's clients.
  private func checkIsTracked(_ root: [String: JSONDocument.Value]) throws(RouteError) {
    if case .string(let status)? = root["status"], status != "OK" {
      throw fault(
        .switchedOff, field: "status",
        "the server says \"\(printable(status))\" instead of \"OK\": Santa must not be tracked now. Try another day."
      )
    }
    if root["switchOff"] == .bool(true) {
      throw fault(
        .switchedOff, field: "switchOff", "the server says not to track Santa now. Try another day.")
    }
  }

  private func addresses(_ value: JSONDocument.Value) throws(RouteError) -> [URL] {
    let values: [JSONDocument.Value] = if case .array(let values) = value { values } else { [value] }
    guard !values.isEmpty else {
      throw fault(.invalidValue, field: "route", "this list of addresses is empty.")
    }
    guard values.count <= Self.addressesLimit else {
      throw fault(
        .invalidValue, field: "route",
        "there are \(values.count) addresses, but at most \(Self.addressesLimit) are tried. Give one of them."
      )
    }
    var addresses: [URL] = []
    for (index, value) in values.enumerated() {
      let field = values.count == 1 ? "route" : "route[\(index)]"
      guard case .string(let text) = value else {
        throw fault(.wrongType, field: field, "this must be an address, not \(kind(of: value)).")
      }
      guard let url = URL(string: text), let host = url.host(), !host.isEmpty,
        ["http", "https"].contains(url.scheme?.lowercased())
      else {
        throw fault(
          .invalidValue, field: field,
          "\"\(printable(text))\" is not a web address such as https://example.org/route.json.")
      }
      addresses.append(url)
    }
    return addresses
  }

  private func destinations(in root: [String: JSONDocument.Value]) throws(RouteError) -> [JSONDocument.Value]
  {
    let field = "destinations"
    switch root[field] {
    case .array(let values):
      guard values.count >= 2 else {
        throw fault(
          .tooFewStops, field: field,
          "there are \(values.count) stops, but a route has at least 2, the take-off and the landing.")
      }
      return values
    case nil, .null?:
      let advice =
        root["route"] == nil
        ? "Is it the right file?" : "It names the route file in its field \"route\"; download that one."
      throw fault(.missingField, field: field, "there is no list of stops. \(advice)")
    case let other?:
      throw fault(.wrongType, field: field, "this must be a list of stops, not \(kind(of: other)).")
    }
  }

  /// Returns the fingerprint in the file, if it has Google's form.
  private func fingerprint(in root: [String: JSONDocument.Value]) -> String? {
    guard case .string(let text)? = root["fingerprint"], text.utf8.count == 40,
      text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return text.lowercased()
  }

  // MARK: A stop

  /// A stop in error messages.
  private struct Item {
    let index: Int
    var id: String?

    var name: String {
      guard let id else { return "destinations[\(index)]" }
      return "destinations[\(index)] \"\(RouteError.printable(id))\""
    }
  }

  private func stop(
    _ value: JSONDocument.Value, index: Int, isLast: Bool, previous: RouteStop?
  ) throws(RouteError) -> RouteStop {
    var item = Item(index: index)
    guard case .object(let members) = value else {
      throw fault(.wrongType, item: item, "a stop must be an object, not \(kind(of: value)).")
    }
    let id = try text("id", in: members, item: item)
    item.id = id
    try checkEnd(id, item: item, isLast: isLast)
    let times = try times(in: members, item: item, isFirst: index == 0, isLast: isLast)
    if let previous, times.arrival <= previous.departure {
      throw fault(
        .timesOutOfOrder, item: item, field: "arrival",
        "\(Timestamp.string(from: times.arrival)) is not after the departure from "
          + "\"\(printable(previous.id))\" at \(Timestamp.string(from: previous.departure))."
          + " Put the stops in order of time."
      )
    }
    let details = try optionalMembers("details", in: members, item: item)
    return RouteStop(
      id: id, city: try text("city", in: members, item: item),
      region: try optionalText("region", in: members, item: item),
      coordinate: try coordinate(in: members, item: item), arrival: times.arrival, departure: times.departure,
      population: try whole(
        "population", members["population"] ?? .null, item: item, range: 0...Self.populationLimit) ?? 0,
      presentsDelivered: try presents(in: members, item: item, previous: previous),
      utcOffset: try whole(
        "details.timezone", details["timezone"] ?? .null, item: item,
        range: -Self.offsetLimit...Self.offsetLimit))
  }

  private func checkEnd(_ id: String, item: Item, isLast: Bool) throws(RouteError) {
    let expected = item.index == 0 ? Route.takeoffID : (isLast ? Route.landingID : id)
    guard id != expected else { return }
    throw fault(
      .invalidValue, item: item, field: "id",
      "the \(isLast ? "last" : "first") stop must have the id \"\(expected)\". Is it only a part of a route?")
  }

  private func times(
    in members: [String: JSONDocument.Value], item: Item, isFirst: Bool, isLast: Bool
  ) throws(RouteError) -> (arrival: Date, departure: Date) {
    // The take-off and the landing have only one meaningful time each. In real files, the take-off's arrival is 0 or
    // 31536000000 (one year after 1970), and the landing's departure is the take-off of the next year.
    if isFirst {
      let departure = try date("departure", in: members, item: item)
      return (departure, departure)
    }
    let arrival = try date("arrival", in: members, item: item)
    if isLast { return (arrival, arrival) }
    let departure = try date("departure", in: members, item: item)
    guard arrival <= departure else {
      throw fault(
        .timesOutOfOrder, item: item, field: "departure",
        "\(Timestamp.string(from: departure)) is before the arrival at \(Timestamp.string(from: arrival)).")
    }
    return (arrival, departure)
  }

  private func coordinate(
    in members: [String: JSONDocument.Value], item: Item
  ) throws(RouteError) -> Coordinate {
    let value = try required("location", in: members, item: item)
    guard case .object(let location) = value else {
      throw fault(
        .wrongType, item: item, field: "location", "this must be an object, not \(kind(of: value)).")
    }
    let latitude = try degrees("lat", in: location, item: item, range: Coordinate.latitudes)
    let longitude = try degrees("lng", in: location, item: item, range: Coordinate.longitudes)
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw fault(.coordinateOutOfRange, item: item, field: "location", "this is not a point on the Earth.")
    }
    return coordinate
  }

  private func degrees(
    _ name: String, in location: [String: JSONDocument.Value], item: Item, range: ClosedRange<Double>
  ) throws(RouteError) -> Double {
    let field = "location.\(name)"
    let degrees: Double
    switch location[name] {
    case .integer(let number)?: degrees = Double(number)
    case .number(let number)?: degrees = number
    case nil, .null?: throw missing(field, item: item)
    case let other?:
      throw fault(.wrongType, item: item, field: field, "this must be a number, not \(kind(of: other)).")
    }
    guard range.contains(degrees) else {
      throw fault(
        .coordinateOutOfRange, item: item, field: field,
        "\(degrees) is not within \(Int(saturating: range.lowerBound))..."
          + "\(Int(saturating: range.upperBound)) degrees."
      )
    }
    return degrees
  }

  private func presents(
    in members: [String: JSONDocument.Value], item: Item, previous: RouteStop?
  ) throws(RouteError) -> Int {
    let field = "presentsDelivered"
    let value = try required(field, in: members, item: item)
    let presents = try whole(field, value, item: item, range: 0...Self.presentsLimit) ?? 0
    if let previous, presents < previous.presentsDelivered {
      throw fault(
        .presentsOutOfOrder, item: item, field: field,
        "\(presents) is less than the \(previous.presentsDelivered) of \"\(printable(previous.id))\";"
          + " the number counts all presents delivered so far.")
    }
    return presents
  }

  // MARK: Fields

  private func required(
    _ field: String, in members: [String: JSONDocument.Value], item: Item
  ) throws(RouteError) -> JSONDocument.Value {
    guard let value = members[field], value != .null else { throw missing(field, item: item) }
    return value
  }

  private func text(
    _ field: String, in members: [String: JSONDocument.Value], item: Item
  ) throws(RouteError) -> String {
    let text = try string(field, try required(field, in: members, item: item), item: item)
    guard !text.isEmpty else { throw fault(.invalidValue, item: item, field: field, "this is empty.") }
    return text
  }

  private func optionalText(
    _ field: String, in members: [String: JSONDocument.Value], item: Item
  ) throws(RouteError) -> String {
    guard let value = members[field], value != .null else { return "" }
    return try string(field, value, item: item)
  }

  private func string(_ field: String, _ value: JSONDocument.Value, item: Item) throws(RouteError) -> String {
    guard case .string(let text) = value else {
      throw fault(.wrongType, item: item, field: field, "this must be a string, not \(kind(of: value)).")
    }
    guard text.unicodeScalars.count <= Self.textLimit else {
      throw fault(
        .invalidValue, item: item, field: field, "this is longer than \(Self.textLimit) characters.")
    }
    // Names are printed on terminals, which would interpret control characters.
    guard text == RouteError.printable(text, limit: Self.textLimit) else {
      throw fault(
        .invalidValue, item: item, field: field, "this contains control characters. Remove them.")
    }
    return text
  }

  private func optionalMembers(
    _ field: String, in members: [String: JSONDocument.Value], item: Item
  ) throws(RouteError) -> [String: JSONDocument.Value] {
    switch members[field] {
    case .object(let members)?: return members
    case nil, .null?: return [:]
    case let other?:
      throw fault(.wrongType, item: item, field: field, "this must be an object, not \(kind(of: other)).")
    }
  }

  private func date(
    _ field: String, in members: [String: JSONDocument.Value], item: Item
  ) throws(RouteError) -> Date {
    let value = try required(field, in: members, item: item)
    let range = CivilTime.range.lowerBound * 1000...CivilTime.range.upperBound * 1000
    let milliseconds = try whole(field, value, item: item, range: range) ?? 0
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// Returns a number, rounded to an integer; nil for null.
  private func whole(
    _ field: String, _ value: JSONDocument.Value, item: Item, range: ClosedRange<Int>
  ) throws(RouteError) -> Int? {
    let number: Int
    switch value {
    case .null: return nil
    case .integer(let integer): number = integer
    case .number(let double): number = Int(saturating: double.rounded())
    default:
      throw fault(.wrongType, item: item, field: field, "this must be a number, not \(kind(of: value)).")
    }
    guard range.contains(number) else {
      throw fault(
        .invalidValue, item: item, field: field,
        "\(number) is not within \(range.lowerBound)...\(range.upperBound).")
    }
    return number
  }

  // MARK: Messages

  private func kind(of value: JSONDocument.Value) -> String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  private func missing(_ field: String, item: Item) -> RouteError {
    fault(
      .missingField, item: item, field: field, "this field is missing. Add it, or download the route again.")
  }

  private func printable(_ text: String) -> String { RouteError.printable(text) }

  private func fault(
    _ code: RouteError.Code, item: Item? = nil, field: String? = nil, _ message: String
  ) -> RouteError {
    RouteError(code: code, source: source, item: item?.name, field: field, message: message)
  }
}
