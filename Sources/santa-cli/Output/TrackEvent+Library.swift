import SantaCore

extension SantaEvent {
  /// What the tracker told, in the words of the output.
  init(
    _ santa: TrackerEvent.SantaState, weather: TrackerEvent.WeatherState? = nil,
    in language: Language = .english
  ) {
    let words = language.activity
    self.init(
      time: santa.time, activity: "\(santa.activity.name)",
      activitySentence: santa.nextStop == nil ? words.isHomeAgain : words.title(santa.activity),
      latitude: santa.coordinate.latitude, longitude: santa.coordinate.longitude, place: santa.lastStop?.city,
      nextPlace: santa.nextStop?.city, isOnTheWay: !santa.isAtStop, nextArrival: santa.nextStop?.arrival,
      presentsRemaining: santa.presentsRemaining, presentsDelivered: santa.presentsDelivered,
      home: santa.countdown.homeStop.city, homeArrival: santa.countdown.homeArrival,
      secondsToHome: santa.countdown.secondsToHome)
    if santa.countdown.target == .takeoff { secondsToTakeOff = santa.countdown.secondsToTarget }
    if let weather, weather.place == santa.lastStop?.city,
      case .complete(let temperature, let condition) = weather.status
    {
      self.weather = Reading(symbol: condition.symbol, celsius: temperature)
    }
  }
}

extension WeatherEvent {
  /// What the tracker told, in the words of the output.
  init(_ weather: TrackerEvent.WeatherState) {
    self.init(time: weather.time, place: weather.place, status: .uploading, source: weather.source)
    switch weather.status {
    case .uploading: status = .uploading
    case .processing: status = .processing
    case .complete(let temperature, let condition):
      status = .complete
      self.temperature = temperature
      self.condition = condition.name
      conditionSymbol = condition.symbol
      isNormal = weather.isNormal
      readingTime = weather.readingTime
      reason = weather.fallbackReason
    case .failed(let reason):
      status = .failed
      self.reason = reason
    }
  }
}

extension Activity {
  /// The name for programs, as in JSON: the case's own.
  fileprivate var name: String {
    switch self {
    case .unknown: "unknown"
    case .flying: "flying"
    case .deliveringPresents: "deliveringPresents"
    case .tendingToReindeer: "tendingToReindeer"
    case .eatingCookies: "eatingCookies"
    case .callingMrsClaus: "callingMrsClaus"
    }
  }
}
