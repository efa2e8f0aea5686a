#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Plays a route into a store as time passes: where Santa is, what he does, how many presents are left.
///
/// It has no clock and waits for nothing: whoever flies it calls ``step(at:)``, and again at the time that it answers.
/// Exactly one process should do so for a store; ``Tracker`` sees to that with a ``ProcessLock``.
///
/// ```swift
/// let sleigh = Sleigh(store: store)
/// try sleigh.takeOff(FlightRequest(start: .takeOff, speed: 600).answer(asOf: .now))
/// while let next = try sleigh.step(at: .now) { /* sleep until `next` */ }
/// ```
///
/// Belongs to the isolation of its store.
public final class Sleigh {
  /// What is being flown, read once: a route never changes under a flight. The clock may, whoever changes it.
  fileprivate struct Course {
    var route: Route
    var clock: FlightClock
    var flight: Flight
    var santa: Santa
    /// The stops of the route in the store, in its order.
    var stops: [Stop]
    /// The time that Santa shows.
    var shown: Date
  }

  /// How far behind, in real seconds, the sleigh still makes up for every single event. Beyond it, after a laptop has
  /// slept, it goes straight to where Santa is.
  static let patience: TimeInterval = 5

  /// How often Santa's position is written in flight, in real seconds.
  static let tick: TimeInterval = 1

  private let store: Store
  private let pilot: UUID
  private var course: Course?

  /// A sleigh that stands still.
  ///
  /// - Parameter pilot: who flies it, as ``Flight/pilot`` tells others.
  public init(store: Store, pilot: UUID = UUID()) {
    self.store = store
    self.pilot = pilot
  }

  /// The route under way; nil before ``takeOff(_:)`` or ``flyOn()``.
  public var route: Route? { course?.route }

  /// Writes a new flight into the store, in one transaction: the route, its clock, and Santa at the clock's origin.
  ///
  /// The one Santa stays the same object; stops of another route are deleted.
  ///
  /// - Throws: ``StoreError`` where the store can't be written.
  public func takeOff(_ answer: FlightRequest.Answer) throws {
    let start = answer.clock.origin
    course = try store.write {
      let santa = onlySanta()
      let stops = stops(of: answer.route, in: santa)
      let flight = onlyFlight()
      flight.routeFingerprint = answer.route.fingerprint
      flight.sourceFingerprint = answer.sourceFingerprint
      flight.title = answer.title
      flight.clock = answer.clock
      flight.pilot = pilot
      let course = Course(
        route: answer.route, clock: answer.clock, flight: flight, santa: santa, stops: stops, shown: start)
      show(course, at: start)
      return course
    }
  }

  /// Takes over the flight in the store, which somebody else has flown so far.
  ///
  /// - Returns: false where the store has no flight that could be flown.
  /// - Throws: ``StoreError`` where the store can't be written.
  public func flyOn() throws -> Bool {
    store.refresh()
    guard let flight = store.object(ofType: Flight.self, forPrimaryKey: Flight.theOnlyOne),
      let santa = store.object(ofType: Santa.self, forPrimaryKey: Santa.theOnlyOne),
      let route = Route(santa.route, fingerprint: flight.routeFingerprint)
    else { return false }
    try store.write { flight.pilot = pilot }
    course = Course(
      route: route, clock: flight.clock, flight: flight, santa: santa, stops: Array(santa.route),
      shown: santa.time)
    return true
  }

  /// Moves Santa to where he is by now, or to the next event on the way there, in one transaction.
  ///
  /// Every arrival, departure and change of activity is a transaction of its own, however late the step comes (within
  /// a few seconds), so that no observer misses one.
  ///
  /// - Parameter now: the real time.
  /// - Returns: when to call again, in real time; it may lie in the past. Nil where nothing flies.
  /// - Throws: ``StoreError`` where the store can't be written.
  public func step(at now: Date) throws -> Date? {
    guard var course else { return nil }
    store.refresh()
    course.clock = course.flight.clock
    if course.isStandingStill {
      self.course = course
      return .distantFuture
    }
    // Compared in real time, in which the answer was given: there and back again rounds.
    let lateness = now.timeIntervalSince(course.clock.realTime(of: course.nextEvent ?? course.nextCountdown))
    let sinceShown = now.timeIntervalSince(course.clock.realTime(of: course.shown))
    if lateness > Self.patience || (lateness < 0 && course.isInTheAir && sinceShown >= Self.tick) {
      course.shown = course.clock.time(at: now)
    } else if lateness >= 0 {
      course.shown = course.nextEvent ?? course.nextCountdown
    } else {
      // Woken early; or the machine's clock was set back, and Santa waits for it rather than fly backwards.
      self.course = course
      return nextWake(of: course)
    }
    try store.write { show(course, at: course.shown) }
    self.course = course
    return nextWake(of: course)
  }

  private func nextWake(of course: Course) -> Date {
    if course.isStandingStill { return .distantFuture }
    let due = course.clock.realTime(of: course.nextEvent ?? course.nextCountdown)
    return course.isInTheAir ? min(due, course.clock.realTime(of: course.shown) + Self.tick) : due
  }

  // MARK: What is written

  private func onlySanta() -> Santa {
    if let santa = store.object(ofType: Santa.self, forPrimaryKey: Santa.theOnlyOne) { return santa }
    let santa = Santa()
    store.add(santa)
    return santa
  }

  private func onlyFlight() -> Flight {
    if let flight = store.object(ofType: Flight.self, forPrimaryKey: Flight.theOnlyOne) { return flight }
    let flight = Flight()
    store.add(flight)
    return flight
  }

  private func stops(of route: Route, in santa: Santa) -> [Stop] {
    let known = store.object(ofType: Flight.self, forPrimaryKey: Flight.theOnlyOne)
    if known?.routeFingerprint == route.fingerprint, santa.route.count == route.stops.count {
      return Array(santa.route)
    }
    store.delete(store.objects(Stop.self))
    let stops = route.stops.map { Stop($0) }
    santa.route.append(contentsOf: stops)
    return stops
  }

  /// Writes what is other than before. A property assigned its own value is no change, and nobody is told.
  private func show(_ course: Course, at time: Date) {
    let moment = course.route.moment(at: time)
    let santa = course.santa
    santa.move(to: moment.coordinate)
    if santa.activity != moment.activity { santa.activity = moment.activity }
    if santa.presentsDelivered != moment.presentsDelivered {
      santa.presentsDelivered = moment.presentsDelivered
    }
    if santa.presentsRemaining != moment.presentsRemaining {
      santa.presentsRemaining = moment.presentsRemaining
    }
    let last = course.stops[moment.lastStop]
    if santa.lastStop != last { santa.lastStop = last }
    let next = moment.nextStop.map { course.stops[$0] }
    if santa.nextStop != next { santa.nextStop = next }
    if santa.time != time { santa.time = time }
  }
}

extension Sleigh.Course {
  /// Whether Santa has taken off and not landed.
  fileprivate var isInTheAir: Bool {
    (route.takeoff.departure..<route.landing.arrival).contains(shown)
  }

  /// Whether the clock was stopped and Santa is where it says. Its times are compared: there and back again rounds.
  fileprivate var isStandingStill: Bool {
    clock.pausedAt.map { shown >= clock.time(at: $0) } ?? false
  }

  /// The next time at which something begins or ends, the ticks of the countdown before the take-off included. Nil
  /// after the landing.
  fileprivate var nextEvent: Date? {
    guard shown < route.takeoff.departure else { return route.nextEvent(after: shown) }
    return nextCountdown(after: shown, to: route.takeoff.departure)
  }

  /// When to count again after the landing, towards the next take-off.
  fileprivate var nextCountdown: Date {
    nextCountdown(after: shown, to: Route.standardTakeoff(year: Route.comingYear(asOf: shown)))
  }

  /// On a fast clock not every minute is worth a line: at most two in a tick, and the goal itself.
  private func nextCountdown(after date: Date, to goal: Date) -> Date {
    // A hair less than half the tick, so that in real time rounding never skips a second.
    let earliest = date + Sleigh.tick * 0.49 * clock.speed
    return earliest < goal ? Route.nextCountdown(after: earliest, to: goal) : max(goal, date)
  }
}
