import SantaCore

/// Strings about an arrival at a stop.
struct ArrivalWords: Sendable {
  /// A fact about the stop, as a short sentence.
  var fact: @Sendable (PlaceFact, _ city: String, Units) -> String
  /// The presents that Santa leaves at the stop.
  var presents: @Sendable (_ number: String) -> String

  init(_ table: WordTable) {
    let language = table.language
    let capital = table.phrase("{city} is a capital city.")
    let people = table.phrase("{number} people live here.")
    let number = table.phrase("{country}: stop {number} of {count}.")
    let fromHome = table.phrase("It is {distance} from your home.")
    let sun = table.phrase("Sunrise is at {rise}, sunset at {set}.")
    let day = table.phrase("The day is {time} long.")
    let polarNight = table.text("The Sun doesn't rise here today.")
    let midnightSun = table.text("The Sun doesn't set here today.")
    fact = { fact, city, units in
      switch fact {
      case .capital: capital(["city": city])
      case .population(let count): people(["number": language.number(count)])
      case .stopInCountry(let country, let place, let count):
        number(["country": language.place(country.name), "number": "\(place)", "count": "\(count)"])
      case .distanceFromHome(let meters):
        fromHome(["distance": units.distanceText(kilometers: meters / 1000, in: language)])
      case .sun(let rise, let set): sun(["rise": rise.clockText, "set": set.clockText])
      case .dayLength(let seconds):
        day(["time": CountdownText.remaining(seconds: seconds, in: language)])
      case .polarNight: polarNight
      case .midnightSun: midnightSun
      }
    }
    let presents = table.phrase("{number} presents for the children here")
    self.presents = { presents(["number": $0]) }
  }
}

extension Language {
  var arrival: ArrivalWords { words(ArrivalWords.init) }
}
