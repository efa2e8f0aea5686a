import SantaCore

/// Formats the events of a tracker for programs: one JSON object per line, with keys in a fixed order.
struct JSONFormatter: Sendable {
  /// - Parameter isTracked: Whether a program flies; nil to omit the key.
  func line(for santa: TrackerEvent.SantaState, isTracked: Bool? = nil) -> String {
    var object = JSONObject()
    object.append("event", "santa")
    object.append("time", santa.time)
    object.append("activity", name(of: santa.activity))
    object.append("latitude", santa.coordinate.latitude, decimals: JSONObject.coordinateDecimals)
    object.append("longitude", santa.coordinate.longitude, decimals: JSONObject.coordinateDecimals)
    object.append("place", santa.lastStop?.city)
    object.append("nextPlace", santa.nextStop?.city)
    object.append("nextArrival", santa.nextStop?.arrival)
    object.append("presentsRemaining", santa.presentsRemaining)
    object.append("presentsDelivered", santa.presentsDelivered)
    object.append("home", santa.countdown.homeStop.city)
    object.append("homeArrival", santa.countdown.homeArrival)
    object.append("secondsToHome", santa.countdown.secondsToHome)
    if let isTracked { object.append("tracked", isTracked) }
    return object.text
  }

  func line(for message: RouteMessage) -> String {
    var object = JSONObject()
    object.append("event", "message")
    object.append("time", message.time)
    object.append("kind", message.isFact ? "fact" : "news")
    object.append("text", message.text)
    return object.text
  }

  func line(for weather: TrackerEvent.WeatherState) -> String {
    var object = JSONObject()
    object.append("event", "weather")
    object.append("time", weather.time)
    object.append("place", weather.place)
    switch weather.status {
    case .uploading:
      object.append("status", "uploading")
      object.append("source", weather.source)
    case .processing:
      object.append("status", "processing")
      object.append("source", weather.source)
    case .complete(let temperature, let condition):
      object.append("status", "complete")
      object.append("temperature", temperature, decimals: 1)
      object.append("condition", condition.name)
      object.append("source", weather.source)
      object.append("kind", weather.isNormal ? "normal" : "reading")
      object.append("readingTime", weather.readingTime)
      object.append("reason", weather.fallbackReason)
    case .failed(let reason):
      object.append("status", "failed")
      object.append("source", weather.source)
      object.append("reason", reason)
    }
    return object.text
  }

  /// Returns the name of the case.
  private func name(of activity: Activity) -> String {
    switch activity {
    case .unknown: "unknown"
    case .flying: "flying"
    case .deliveringPresents: "deliveringPresents"
    case .tendingToReindeer: "tendingToReindeer"
    case .eatingCookies: "eatingCookies"
    case .callingMrsClaus: "callingMrsClaus"
    }
  }
}
