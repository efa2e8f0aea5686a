import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RouteTable {
  /// The row of one stop.
  struct Row: Equatable, Sendable {
    var arrival: Date
    /// The offset from UTC on that night, in seconds; nil at the Pole, which has no time zone.
    var utcOffsetSeconds: Int?
    var place: String
    var region: String?
    /// The latitude in degrees.
    var latitude: Double
    var longitude: Double
    /// The great-circle distance from the origin; nil without an origin.
    var kilometers: Double?
    var id: String?
    var departure: Date?
    var population: Int?
    var presentsDelivered: Int?

    /// The local time: `22:09 +12:00`, or `10:00 UTC` without a time zone.
    var localTimeText: String {
      guard let utcOffsetSeconds else { return "\(clockText) UTC" }
      let minutes = utcOffsetSeconds.magnitude / 60
      let hours = CivilTime.twoDigits(Int(minutes / 60))
      return
        "\(clockText) \(utcOffsetSeconds < 0 ? "-" : "+")\(hours):\(CivilTime.twoDigits(Int(minutes % 60)))"
    }

    func distanceText(for audience: Audience) -> String {
      guard let kilometers, kilometers.isFinite else { return "" }
      return audience.units.distanceText(kilometers: max(kilometers, 0), in: audience.language)
    }

    /// Returns the value of a stop's property, by the name of the property; empty if the row doesn't have it.
    func text(of property: String, in language: Language) -> String {
      switch property {
      case "time": CivilTime(arrival).dayAndClockText(in: language)
      case "departure": departure.map { CivilTime($0).dayAndClockText(in: language) } ?? ""
      case "population": population.map { language.number($0) } ?? ""
      case "presentsDelivered": presentsDelivered.map { language.number($0) } ?? ""
      case "utcOffset": utcOffsetSeconds.map { String($0) } ?? ""
      case "location.latitude": NumberText.decimal(latitude, decimals: JSONObject.coordinateDecimals)
      case "location.longitude": NumberText.decimal(longitude, decimals: JSONObject.coordinateDecimals)
      case "id": id ?? ""
      default: ""
      }
    }

    func jsonLine(_ origin: Origin) -> String {
      var object = JSONObject()
      object.append("event", "stop")
      appendTimes(to: &object)
      object.append("latitude", latitude, decimals: JSONObject.coordinateDecimals)
      object.append("longitude", longitude, decimals: JSONObject.coordinateDecimals)
      appendCounts(to: &object, origin)
      return object.text
    }

    /// Returns the properties of a GeoJSON feature.
    func properties(_ origin: Origin) -> String {
      var object = JSONObject()
      appendTimes(to: &object)
      appendCounts(to: &object, origin)
      return object.text
    }

    private func appendTimes(to object: inout JSONObject) {
      object.append("id", id)
      object.append("arrival", arrival)
      object.append("departure", departure)
      object.append("localTime", clockText)
      object.append("utcOffset", utcOffsetSeconds)
      object.append("place", place)
      object.append("region", region)
    }

    private func appendCounts(to object: inout JSONObject, _ origin: Origin) {
      object.append("population", population)
      object.append("presentsDelivered", presentsDelivered)
      object.append(origin.key, kilometers, decimals: 1)
    }

    static func csvHeader(_ origin: Origin?) -> String {
      let names = [
        "id", "arrival", "departure", "localTime", "utcOffset", "place", "region", "latitude", "longitude",
        "population", "presentsDelivered",
      ]
      return (names + (origin.map { [$0.key] } ?? [])).joined(separator: ",")
    }

    /// Returns a line of CSV. The cell of an unknown value is empty.
    func csvLine(hasDistance: Bool, isRaw: Bool) -> String {
      func name(_ text: String?) -> String { text.map { CSVText.cell($0, isRaw: isRaw) } ?? "" }
      func degrees(_ number: Double) -> String {
        number.isFinite ? NumberText.decimal(number, decimals: JSONObject.coordinateDecimals) : ""
      }
      let distance = kilometers.flatMap { $0.isFinite ? NumberText.decimal($0) : nil } ?? ""
      let times: [String] = [timeText(arrival), departure.map(timeText) ?? "", clockText]
      let names: [String] = [name(place), name(region)]
      var cells: [String] = [name(id)] + times
      cells.append(utcOffsetSeconds.map { String($0) } ?? "")
      cells += names
      cells += [degrees(latitude), degrees(longitude)]
      cells += [population, presentsDelivered].map { $0.map { String($0) } ?? "" }
      return (cells + (hasDistance ? [distance] : [])).joined(separator: ",")
    }

    private func timeText(_ date: Date) -> String {
      date.timeIntervalSince1970.isFinite ? Timestamp.string(from: date) : ""
    }

    private var clockText: String { CivilTime(arrival, utcOffsetSeconds: utcOffsetSeconds ?? 0).clockText }
  }
}

extension RouteTable.Row {
  /// Creates the row of a stop, with its distance from an origin.
  init(_ stop: RouteStop, from origin: Coordinate?) {
    self.init(
      arrival: stop.arrival, utcOffsetSeconds: stop.utcOffset, place: stop.city,
      region: stop.region.isEmpty ? nil : stop.region, latitude: stop.coordinate.latitude,
      longitude: stop.coordinate.longitude,
      kilometers: origin.map { $0.distance(to: stop.coordinate) / 1000 }, id: stop.id,
      departure: stop.departure, population: stop.population, presentsDelivered: stop.presentsDelivered)
  }
}
