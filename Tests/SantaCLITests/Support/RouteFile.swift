import Foundation

/// A small route in Google's format, with a field that tests can change.
enum RouteFile {
  /// 2017-12-24T10:00:00Z in milliseconds.
  static let takeOff = 1_514_109_600_000

  static func stop(
    _ id: String, minutes: Int, stay: Int = 1, presents: Int, latitude: String = "10.5",
    longitude: String = "20",
    zone: String = "3600"
  ) -> String {
    let arrival = takeOff + minutes * 60_000
    return """
      {"id":"\(id)","arrival":\(arrival),"departure":\(arrival + stay * 60_000),"population":1000,\
      "presentsDelivered":\(presents),"city":"City \(id)","region":"Testland",\
      "location":{"lat":\(latitude),"lng":\(longitude)},"details":{"timezone":\(zone),"photos":[]}}
      """
  }

  static func json(_ middle: [String], stream: [(minutes: Int, key: String, text: String)] = []) -> Data {
    let stops =
      [stop("takeoff", minutes: 0, stay: 0, presents: 0, latitude: "90", longitude: "0", zone: "null")]
      + middle + [
        stop("landing", minutes: 1500, stay: 0, presents: 5000, latitude: "90", longitude: "0", zone: "null")
      ]
    let messages = stream.map {
      #"{"timestamp":\#(takeOff + $0.minutes * 60_000),"\#($0.key)":"\#($0.text)"}"#
    }
    return Data(
      #"{"destinations":[\#(stops.joined(separator: ","))],"status":"OK","stream":[\#(messages.joined(separator: ","))]}"#
        .utf8)
  }

  static var good: Data {
    json([
      stop("first", minutes: 10, presents: 1000), stop("second", minutes: 20, presents: 2000, zone: "null"),
    ])
  }
}
