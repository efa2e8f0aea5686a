import SantaCore

/// The user's home.
struct Home: Equatable, Sendable {
  var place: HomePlace
  /// Whether the home is a guess, because the command line, the settings and the system don't name it.
  var isGuess = false

  private init(place: HomePlace, isGuess: Bool = false) {
    self.place = place
    self.isGuess = isGuess
  }

  /// Determines the home from `--home`, the settings, or the city of the system's time zone, in this order.
  init(_ text: String?, of command: CommandName, _ settings: Settings, in context: CommandContext) throws {
    if let text {
      self.init(place: try HomePlace(option: .home, text, of: command))
    } else if let setting = settings[.home] {
      do throws(HomePlaceError) { self.init(place: try HomePlace.parse(setting.value)) } catch {
        throw setting.failure(error.clause)
      }
    } else {
      self.init(environment: context.environment, localTimeTarget: context.localTimeTarget)
    }
  }

  private init(environment: [String: String], localTimeTarget: String?) {
    // `:/etc/localtime` stands for the time zone of the system.
    let setting = environment["TZ"].flatMap { text in
      text.isEmpty || text.drop(while: { $0 == ":" }) == "/etc/localtime" ? nil : text
    }
    let zone = setting ?? localTimeTarget
    if let zone, let place = Self.zoneNames(in: zone).compactMap({ HomePlace.ofTimeZone(named: $0) }).first {
      self.place = place
      return
    }
    // Guess a place whose local time is UTC in winter.
    place =
      HomePlace.ofTimeZone(named: "Europe/London") ?? HomePlace(name: "North Pole", coordinate: .northPole)
    isGuess = true
  }

  /// Returns the possible names of a time zone: `:Europe/Oslo` and `/usr/share/zoneinfo/posix/Europe/Oslo` are both
  /// Europe/Oslo.
  private static func zoneNames(in text: String) -> [String] {
    let parts = text.drop { $0 == ":" }.split(separator: "/")
    return (2...3).reversed().filter { $0 <= parts.count }.map { parts.suffix($0).joined(separator: "/") }
  }
}

extension HomePlace {
  /// Parses the place of an option.
  init(option: Option, _ text: String, of command: CommandName) throws(UsageError) {
    do throws(HomePlaceError) { self = try HomePlace.parse(text) } catch {
      throw UsageError(.invalidValue(option, value: text, requirement: error.clause), command: command)
    }
  }
}

extension HomePlaceError {
  /// The message without its full stop, to embed it in a sentence.
  var clause: String {
    let text = "\(self)"
    return text.last == "." ? String(text.dropLast()) : text
  }
}
