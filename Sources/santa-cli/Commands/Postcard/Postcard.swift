import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of a postcard, independently of the format of the picture.
struct Postcard: Sendable {
  var title: String
  /// The line above the countdown, for example `Santa reaches Lyon in`.
  var heading: String
  var countdown: String
  var facts: [String]
  /// The time of the picture.
  var time: String
  var santa: Coordinate
  var home: Coordinate
  /// The stops that Santa has visited.
  var visited: [Coordinate]
  var map: PostcardMap

  init(_ santa: TrackerEvent.SantaState, route: Route, home: HomePlace, audience: Audience) {
    let (language, words) = (audience.language, audience.language.postcard)
    title = words.title
    let city = Self.city(of: home).map { language.place($0) } ?? language.city(of: santa.countdown.homeStop)
    heading = words.heading(santa.countdown, city).terminalSafe
    countdown = words.countdown(santa.countdown)
    let stops = [santa.isAtStop ? nil : santa.lastStop, santa.isAtStop ? santa.lastStop : santa.nextStop]
    let activity = language.activity.text(of: santa)
    // The picture's font may have no emoji.
    let place = stops.compactMap { $0.map { language.city(of: $0).terminalSafe } }.joined(separator: " → ")
    let distance = santa.coordinate.distance(to: home.coordinate) / 1000
    facts = [
      "\(activity.drop { !$0.isLetter }): \(place)",
      words.presents(language.number(santa.presentsDelivered), Int(santa.deliveredShare * 100)),
      words.away(audience.units.distanceText(kilometers: distance, in: language)),
    ]
    let civil = CivilTime(santa.time)
    time = "\(civil.dayAndClockText(in: language)) UTC"
    self.santa = santa.coordinate
    self.home = home.coordinate
    visited = route.stops.filter { $0.departure <= santa.time }.map(\.coordinate)
    map = PostcardMap(at: santa.time)
  }

  /// Returns the name of a home without its country; nil for coordinates, which say little to others.
  private static func city(of home: HomePlace) -> String? {
    guard let comma = home.name.firstIndex(of: ","), home.name.first?.isLetter == true else { return nil }
    return String(home.name[..<comma])
  }

  /// Whether the font of PNG pictures has all characters.
  var isDrawable: Bool {
    ([title, heading, countdown, time] + facts).allSatisfy(StrokeFont.canDraw)
  }
}
