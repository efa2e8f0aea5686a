import SantaCore

/// The names of Santa's activities: two or three words for a column, and a sentence.
struct ActivityWords: Sendable {
  var title: @Sendable (Activity) -> String
  var sentence: @Sendable (Activity) -> String
  /// The activity after the landing.
  var isHomeAgain: String

  init(_ table: WordTable) {
    let titles = Dictionary(
      uniqueKeysWithValues: Self.titles.map { ($0, "\($0.symbol) \(table.text($1))") })
    title = { titles[$0] ?? $0.symbol }
    // The library's sentences start with an emoji and a space.
    sentence = { "\($0.symbol) \(table.text(String($0.description.dropFirst(2))))" }
    isHomeAgain = "🎄 " + table.text("Home again")
  }

  private static let titles: [(Activity, String)] = [
    (.unknown, "Out of sight"), (.flying, "Flying"), (.deliveringPresents, "Delivering"),
    (.tendingToReindeer, "Brushing reindeer"), (.eatingCookies, "Cookie break"),
    (.callingMrsClaus, "Calling Mrs. Claus"),
  ]

  /// Returns the activity in two or three words.
  func text(of santa: TrackerEvent.SantaState) -> String {
    santa.nextStop == nil ? isHomeAgain : title(santa.activity)
  }
}

extension Activity {
  /// The emoji at the start of the library's description.
  var symbol: String { String(description.prefix(1)) }
}

extension Language {
  var activity: ActivityWords { words(ActivityWords.init) }
}
