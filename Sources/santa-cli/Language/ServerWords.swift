/// A time without contact to a server.
struct ServerSilence: Hashable, Sendable {
  /// The seconds since the last contact; nil if there was none.
  var seconds: Int?
}

/// Strings about the server of `--server`.
struct ServerWords: Sendable {
  /// The server doesn't respond: for how long, and why.
  var isSilent: @Sendable (ServerSilence, _ reason: String?) -> String
  var isBack: String
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
    isSilent = { silence, reason in
      "📡 " + silent(["heard": heard(silence)]) + (reason.map { " " + $0.terminalSafe } ?? "")
    }
    isBack = "📡 " + table.text("The server is connected again.")
    let away = table.phrase("No connection to the server: {heard}")
    lastHeard = { [away(["heard": heard($0)]), heard($0)] }
  }
}

extension Language {
  var server: ServerWords { words(ServerWords.init) }
}
