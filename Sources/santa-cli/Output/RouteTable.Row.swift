import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RouteTable {
  /// One stop.
  struct Row: Equatable, Sendable {
    var arrival: Date
    /// Seconds east of UTC on that night; nil at the Pole, which has no zone.
    var utcOffsetSeconds: Int?
    var place: String
    var region: String?
    /// Degrees.
    var latitude: Double
    var longitude: Double
    /// By great circle; nil when nobody asked.
    var kilometersFromHome: Double?

    /// 22:09 +12:00, or 10:00 UTC.
    var localTimeText: String {
      let clock = CivilTime(arrival, utcOffsetSeconds: utcOffsetSeconds ?? 0).clockText
      guard let utcOffsetSeconds else { return "\(clock) UTC" }
      let minutes = utcOffsetSeconds.magnitude / 60
      let hours = CivilTime.twoDigits(Int(minutes / 60))
      return "\(clock) \(utcOffsetSeconds < 0 ? "-" : "+")\(hours):\(CivilTime.twoDigits(Int(minutes % 60)))"
    }

    var distanceText: String {
      guard let kilometersFromHome, kilometersFromHome.isFinite else { return "" }
      // Twice around the world is further than any stop; what is beyond is a mistake that must not trap here.
      return "\(NumberText.grouped(Int(min(max(kilometersFromHome, 0), 80_000).rounded()))) km"
    }

    var jsonLine: String {
      var object = JSONObject()
      object.append("event", "stop")
      object.append("arrival", arrival)
      object.append("localTime", CivilTime(arrival, utcOffsetSeconds: utcOffsetSeconds ?? 0).clockText)
      object.append("utcOffset", utcOffsetSeconds)
      object.append("place", place)
      object.append("region", region)
      object.append("latitude", latitude, decimals: JSONObject.coordinateDecimals)
      object.append("longitude", longitude, decimals: JSONObject.coordinateDecimals)
      object.append("kilometersFromHome", kilometersFromHome, decimals: 1)
      return object.text
    }
  }
}
