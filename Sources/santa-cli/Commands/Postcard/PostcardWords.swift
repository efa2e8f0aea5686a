import SantaCore

/// The strings of a postcard.
struct PostcardWords: Sendable {
  var title: String
  /// The line above the countdown.
  var heading: @Sendable (Countdown, _ home: String) -> String
  /// The countdown itself.
  var countdown: @Sendable (Countdown) -> String
  var presents: @Sendable (_ number: String, _ percent: Int) -> String
  var away: @Sendable (_ distance: String) -> String
  /// The note about a PNG in English.
  var isInEnglish: String

  init(_ table: WordTable) {
    let language = table.language
    title = table.text("Santa Tracker")
    let takeOffIn = table.text("Take-off in")
    let headings: [Countdown.Target: Phrase] = [
      .home: table.phrase("Santa reaches {city} in"), .passed: table.phrase("Santa was in {city}"),
      .nextFlight: table.phrase("Santa is back in {city} in"),
    ]
    heading = { countdown, home in headings[countdown.target]?(["city": home]) ?? takeOffIn }
    let ago = table.phrase("{time} ago")
    self.countdown = { countdown in
      let time = CountdownText.remaining(seconds: countdown.secondsFromTarget, in: language)
      return countdown.target == .passed ? ago(["time": time]) : time
    }
    let presents = table.text("Presents")
    self.presents = { "\(presents) \($0) (\($1) %)" }
    let away = table.phrase("{distance} away")
    self.away = { away(["distance": $0]) }
    isInEnglish = table.text(
      "A PNG has Latin letters only, so the picture is in English. An SVG has all letters.")
  }
}

extension Language {
  /// The strings of a postcard in this language.
  var postcard: PostcardWords { words(PostcardWords.init) }
}
