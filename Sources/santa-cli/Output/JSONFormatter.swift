/// Events for programs: one JSON object a line, its keys in an order that does not change.
struct JSONFormatter: TrackEventFormatter {
  func line(for event: TrackEvent) -> String {
    switch event {
    case .santa(let event): line(for: event)
    case .weather(let event): line(for: event)
    }
  }

  private func line(for event: SantaEvent) -> String {
    var object = JSONObject()
    object.append("event", "santa")
    object.append("time", event.time)
    object.append("activity", event.activity)
    object.append("latitude", event.latitude, decimals: JSONObject.coordinateDecimals)
    object.append("longitude", event.longitude, decimals: JSONObject.coordinateDecimals)
    object.append("place", event.place)
    object.append("nextPlace", event.nextPlace)
    object.append("nextArrival", event.nextArrival)
    object.append("presentsRemaining", event.presentsRemaining)
    object.append("presentsDelivered", event.presentsDelivered)
    object.append("home", event.home)
    object.append("homeArrival", event.homeArrival)
    object.append("secondsToHome", event.secondsToHome)
    if let isTracked = event.isTracked { object.append("tracked", isTracked) }
    return object.text
  }

  private func line(for event: WeatherEvent) -> String {
    var object = JSONObject()
    object.append("event", "weather")
    object.append("time", event.time)
    object.append("place", event.place)
    object.append("status", event.status.rawValue)
    object.append("temperature", event.temperature, decimals: 1)
    object.append("condition", event.condition)
    object.append("source", event.source)
    object.append("kind", event.isNormal.map { $0 ? "normal" : "reading" })
    object.append("readingTime", event.readingTime)
    object.append("reason", event.reason)
    return object.text
  }
}
