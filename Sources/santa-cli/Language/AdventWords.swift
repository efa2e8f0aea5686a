import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The strings behind the 24 doors of Advent: a fact about the coming flight, and the work at the North Pole.
struct AdventWords: Sendable {
  var door: @Sendable (_ number: Int) -> String
  /// The strings behind a door. Every number comes from the route.
  var fact: @Sendable (AdventFact, Units) -> String
  /// The work at the North Pole on a day.
  var work: @Sendable (_ door: Int) -> String

  init(_ table: WordTable) {
    let door = table.phrase("Advent: door {number} of 24")
    self.door = { door(["number": "\($0)"]) }
    let phrases: [Phrase] = [
      table.phrase("Santa makes {count} stops this year."),
      table.phrase("The first stop is {place}, at {time} UTC."),
      table.phrase("The last stop is {place}, at {time} UTC."),
      table.phrase("The whole flight is {distance} long."),
      table.phrase("{count} presents are on the list."),
      table.phrase("The longest leg: {distance}, from {place} to {other}."),
      table.phrase("The shortest leg: {distance}, from {place} to {other}."),
      table.phrase("The northernmost stop is {place}."),
      table.phrase("The southernmost stop is {place}."),
      table.phrase("The largest city on the way is {place}: {count} people."),
      table.phrase("The smallest place on the way is {place}: {count} people."),
      table.phrase("Santa visits {count} countries and territories."),
      table.phrase("{country} has the most stops: {count}."),
      table.phrase("The stops have {count} different local times."),
      table.phrase("The busiest hour starts at {time} UTC: {count} presents."),
      table.phrase("The stop nearest to the equator is {place}."),
      table.phrase("At {count} stops, the Sun doesn't rise on Christmas Day."),
      table.phrase("The stop nearest to your home is {place}: {distance}."),
      table.phrase("Halfway, at {time} UTC, Santa is near {place}."),
      table.phrase("The longest stay is in {place}: {duration}."),
      table.phrase("The fastest leg: {distance} an hour, from {place} to {other}."),
      table.phrase("The stop farthest from your home is {place}: {distance}."),
      table.phrase("Before your home, Santa makes {count} stops."),
      table.phrase("Tonight is the night! Take-off is at {time} UTC."),
    ]
    let language = table.language
    fact = { fact, units in
      phrases[min(max(fact.door, 1), phrases.count) - 1]([
        "count": fact.count.map { language.number($0) },
        "place": fact.stop.map { language.name(of: $0).terminalSafe },
        "other": fact.otherStop.map { language.name(of: $0).terminalSafe },
        "country": fact.country.map { language.place($0) },
        "time": fact.time.map { CivilTime($0).clockText },
        "duration": fact.duration.map { CountdownText.remaining(seconds: $0, in: language) },
        "distance": fact.meters.map { units.distanceText(kilometers: $0 / 1000, in: language) },
      ])
    }
    let works = [
      table.text("The elves wrap the first presents."), table.text("The reindeer practise the take-off."),
      table.text("Mrs. Claus bakes cookies."), table.text("The sleigh gets new runners."),
      table.text("Santa reads the letters."), table.text("The elves check the list twice."),
      table.text("Snow is cleared from the runway."), table.text("The maps are brought up to date."),
      table.text("The bells are polished."), table.text("The sacks are sewn."),
      table.text("Carrots are packed for the reindeer."), table.text("All rest before the long night."),
    ]
    work = { works[max(0, $0 - 1) % works.count] }
  }
}

extension Language {
  var advent: AdventWords { words(AdventWords.init) }
}
