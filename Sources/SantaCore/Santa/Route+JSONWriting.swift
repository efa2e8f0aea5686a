#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// Returns the route as a file in the format of Google's Santa Tracker, one stop per line.
  ///
  /// ``init(json:source:)`` parses the file as an equal route with the same fingerprint if all times are whole milliseconds,
  /// the unit of the format. This is true of the embedded route, of routes that were parsed, and of shifted routes.
  ///
  /// As in Google's files, the landing's departure is the take-off of the next year.
  ///
  /// ```swift
  /// try Route.embedded(year: 2026).json().write(to: url)
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of stops.
  public func json() -> Data {
    let last = stops.count - 1
    let lines = stops.indices.map { index in
      json(of: stops[index], isLast: index == last) + (index == last ? "" : ",")
    }
    let text = """
      {"status":"OK","language":"en","fingerprint":"\(fingerprint)","destinations":[
      \(lines.joined(separator: "\n"))
      ]\(stream)}

      """
    return Data(text.utf8)
  }

  /// The messages, one per line; empty if there are none.
  private var stream: String {
    let lines = messages.map { message in
      "{\"timestamp\":\(message.time.millisecondsSince1970),"
        + "\"\(message.isFact ? "didyouknow" : "status")\":\(JSONDocument.quoted(message.text))}"
    }
    return lines.isEmpty ? "" : ",\"stream\":[\n\(lines.joined(separator: ",\n"))\n]"
  }

  private func json(of stop: RouteStop, isLast: Bool) -> String {
    let nextTakeoff = Self.standardTakeoff(year: CivilTime(takeoff.departure).year + 1)
    let departure = isLast ? max(nextTakeoff, stop.departure) : stop.departure
    let location = "\"lat\":\(stop.coordinate.latitude),\"lng\":\(stop.coordinate.longitude)"
    return "{\"id\":\(JSONDocument.quoted(stop.id)),\"arrival\":\(stop.arrival.millisecondsSince1970),"
      + "\"departure\":\(departure.millisecondsSince1970),\"population\":\(stop.population),"
      + "\"presentsDelivered\":\(stop.presentsDelivered),\"city\":\(JSONDocument.quoted(stop.city)),"
      + "\"region\":\(JSONDocument.quoted(stop.region)),\"location\":{\(location)},"
      + "\"details\":{\"timezone\":\(stop.utcOffset.map { "\($0)" } ?? "null"),\"photos\":[]}}"
  }
}
