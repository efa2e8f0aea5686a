/// A time without contact to a server.
struct ServerSilence: Hashable, Sendable {
  /// The seconds since the last contact; nil if there was none.
  var seconds: Int?
}

/// The stores of a flight.
enum FlightStore: String, CaseIterable, Sendable { case santa, weather }

/// The reason for which changes to a store don't reach the server.
enum StoreRefusal: Hashable, Sendable {
  /// The server's own reason: the store is full, or the user lacks a right.
  case server(String)
  /// The user may only read the store.
  case mayOnlyRead
}

/// Strings about the server of `--server`.
struct ServerWords: Sendable {
  /// The server doesn't respond: for how long, and why.
  var isSilent: @Sendable (ServerSilence, _ reason: String?) -> String
  /// The same for a weather service.
  var isSilentToService: @Sendable (ServerSilence, _ reason: String?) -> String
  var isBack: String
  /// The server refuses changes to a store, or, without a reason, accepts them again.
  var refusal: @Sendable (FlightStore, StoreRefusal?) -> String
  var reason: @Sendable (StoreRefusal) -> String
  /// The time of the last contact with the server, from the longest string to the shortest.
  var lastHeard: @Sendable (ServerSilence) -> [String]

  init(_ table: WordTable) {
    let ago = table.phrase("last heard {time} ago")
    let never = table.text("no contact yet")
    let language = table.language
    let heard: @Sendable (ServerSilence) -> String = { silence in
      silence.seconds.map { ago(["time": CountdownText.remaining(seconds: $0, in: language)]) } ?? never
    }
    let silent = table.phrase(
      "No connection to the server ({heard}). The flight continues with the data on this machine.")
    let silentToService = table.phrase(
      "No connection to the server ({heard}). Requests are answered when it is back.")
    let line: @Sendable (Phrase, ServerSilence, String?) -> String = { phrase, silence, reason in
      "📡 " + phrase(["heard": heard(silence)]) + (reason.map { " " + $0.terminalSafe } ?? "")
    }
    isSilent = { line(silent, $0, $1) }
    isSilentToService = { line(silentToService, $0, $1) }
    isBack = "📡 " + table.text("The server is connected again.")
    let mayOnlyRead = table.text("You may only read this store.")
    let reason: @Sendable (StoreRefusal) -> String = { refusal in
      switch refusal {
      case .server(let reason): reason.terminalSafe
      case .mayOnlyRead: mayOnlyRead
      }
    }
    let (noWeather, noFlight) = (
      table.phrase("The server refuses new weather. {reason}"),
      table.phrase("The server refuses changes to the flight. {reason}")
    )
    let (weather, flight) = (
      table.text("The server accepts new weather again."),
      table.text("The server accepts changes to the flight again.")
    )
    self.reason = reason
    refusal = { store, refusal in
      switch store {
      case .santa: refusal.map { noFlight(["reason": reason($0)]) } ?? flight
      case .weather: refusal.map { noWeather(["reason": reason($0)]) } ?? weather
      }
    }
    let away = table.phrase("No connection to the server: {heard}")
    lastHeard = { [away(["heard": heard($0)]), heard($0)] }
  }
}

extension Language {
  var server: ServerWords { words(ServerWords.init) }
}
