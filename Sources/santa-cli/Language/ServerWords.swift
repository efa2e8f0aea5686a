/// A time without a word from a server.
struct ServerSilence: Hashable, Sendable {
  /// Since when; nil if the server was never heard.
  var seconds: Int?
}

/// Texts about the server of `--server`.
struct ServerWords: Sendable {
  /// The server is heard no more: for how long, and why.
  var isSilent: @Sendable (ServerSilence, _ reason: String?) -> String
  var isBack: String
  /// When the server was heard last, from the longest text to the shortest.
  var lastHeard: @Sendable (ServerSilence) -> [String]

  init(_ table: WordTable) {
    let ago = table.phrase("last heard {time} ago")
    let never = table.text("not heard yet")
    let language = table.language
    let heard: @Sendable (ServerSilence) -> String = { silence in
      silence.seconds.map { ago(["time": CountdownText.remaining(seconds: $0, in: language)]) } ?? never
    }
    let silent = table.phrase("The server is away ({heard}). The flight goes on as far as it is known here.")
    isSilent = { silence, reason in
      "📡 " + silent(["heard": heard(silence)]) + (reason.map { " " + $0.terminalSafe } ?? "")
    }
    isBack = "📡 " + table.text("The server is back.")
    let away = table.phrase("The server is away: {heard}")
    lastHeard = { [away(["heard": heard($0)]), heard($0)] }
  }
}

extension Language {
  var server: ServerWords { words(ServerWords.init) }
}
