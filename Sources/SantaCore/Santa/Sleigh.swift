public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes a flight into a store as time passes: Santa's position, his activity, and the number of remaining presents.
///
/// A sleigh neither has a clock nor waits. The caller calls ``step(at:)``, and calls it again at the time that the method
/// returns. Only one process should fly in a store, which ``Tracker`` ensures with a ``ProcessLock``.
///
/// ```swift
/// let sleigh = Sleigh(store: store)
/// try sleigh.takeOff(FlightRequest(start: .takeOff, speed: 600).answer(asOf: .now))
/// while let next = try sleigh.step(at: .now) { /* sleep until `next` */ }
/// ```
///
/// A sleigh belongs to the isolation of its store.
public final class Sleigh {
  /// The flight under way. The route is read only once, because it never changes during a flight. The clock is read at each
  /// step, because any process may change it.
  fileprivate struct Course {
    var route: Route
    var clock: FlightClock
    var flight: Flight
    var santa: Santa
    /// The stops of the route in the store, in the order of the route.
    var stops: [Stop]
    /// The time that was last written, by the flight's clock.
    var shown: Date
  }

  /// The maximum delay of a step, in real seconds, up to which each missed event is still written. A later step, for example
  /// after a laptop has slept, moves Santa directly to his current position.
  static let catchUpLimit: TimeInterval = 5

  /// The interval, in real seconds, at which Santa's position is written during the flight.
  static let tick: TimeInterval = 1

  private let store: Store
  private let pilot: UUID
  private var course: Course?

  /// Creates a sleigh without a flight.
  ///
  /// - Parameters:
  ///   - store: The store to write to.
  ///   - pilot: The identifier of the caller, which other processes see as ``Flight/pilot``.
  public init(store: Store, pilot: UUID = UUID()) {
    self.store = store
    self.pilot = pilot
  }

  /// The route under way; nil before ``takeOff(_:)`` or ``flyOn()``.
  public var route: Route? { course?.route }

  /// The clock of the flight under way, as of the last step.
  var clock: FlightClock? { course?.clock }

  /// Writes a new flight into the store in one transaction: the route, its clock, and Santa at the clock's origin.
  ///
  /// The Santa object is kept. The stops and messages of a different route are deleted.
  ///
  /// - Throws: ``StoreError`` if the store can't be written.
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

  /// Takes over the flight in the store, which another process has flown so far.
  ///
  /// - Returns: Whether there is a flight; false if the store doesn't have one, or its route is incomplete.
  /// - Throws: ``StoreError`` if the store can't be written.
  public func flyOn() throws -> Bool {
    store.refresh()
    guard let flight = store.object(ofType: Flight.self, forPrimaryKey: Flight.onlyID),
      let santa = store.object(ofType: Santa.self, forPrimaryKey: Santa.onlyID),
      let route = Route(of: santa, fingerprint: flight.routeFingerprint)
    else { return false }
    try store.write { flight.pilot = pilot }
    course = Course(
      route: route, clock: flight.clock, flight: flight, santa: santa, stops: Array(santa.route),
      shown: santa.time)
    return true
  }

  /// Moves Santa to his current position, or to the next event on the way there, in one transaction.
  ///
  /// Every arrival, departure and change of activity is a separate transaction, even if the step is a few seconds late, so that
  /// observers see each of them.
  ///
  /// - Parameter now: The real time.
  /// - Returns: The real time at which to call again, which may already have passed; nil without a flight.
  /// - Throws: ``StoreError`` if the store can't be written.
  public func step(at now: Date) throws -> Date? {
    guard var course else { return nil }
    store.refresh()
    let clock = course.clock
    course.clock = course.flight.clock
    if course.clock != clock, course.hasJumped(from: clock, at: now) {
      course.shown = course.clock.time(at: now)
      try store.write { show(course, at: course.shown) }
      self.course = course
      return nextWake(of: course)
    }
    if course.hasReachedPause {
      self.course = course
      return .distantFuture
    }
    // Times are compared in real time, because converting the returned times back to the flight's clock would round.
    let lateness = now.timeIntervalSince(course.clock.realTime(of: course.nextEvent ?? course.nextCountdown))
    let sinceShown = now.timeIntervalSince(course.clock.realTime(of: course.shown))
    if lateness > Self.catchUpLimit || (lateness < 0 && course.isInTheAir && sinceShown >= Self.tick) {
      course.shown = course.clock.time(at: now)
    } else if lateness >= 0 {
      course.shown = course.nextEvent ?? course.nextCountdown
    } else {
      // The call is too early, or the machine's clock was set back. Santa then waits instead of flying backwards.
      self.course = course
      return nextWake(of: course)
    }
    try store.write { show(course, at: course.shown) }
    self.course = course
    return nextWake(of: course)
  }

  private func nextWake(of course: Course) -> Date {
    if course.hasReachedPause { return .distantFuture }
    let due = course.clock.realTime(of: course.nextEvent ?? course.nextCountdown)
    return course.isInTheAir ? min(due, course.clock.realTime(of: course.shown) + Self.tick) : due
  }

  // MARK: Writing

  private func onlySanta() -> Santa {
    if let santa = store.object(ofType: Santa.self, forPrimaryKey: Santa.onlyID) { return santa }
    let santa = Santa()
    store.add(santa)
    return santa
  }

  private func onlyFlight() -> Flight {
    if let flight = store.object(ofType: Flight.self, forPrimaryKey: Flight.onlyID) { return flight }
    let flight = Flight()
    store.add(flight)
    return flight
  }

  private func stops(of route: Route, in santa: Santa) -> [Stop] {
    // Stops of the same flight are kept, unless they were changed.
    let known = store.object(ofType: Flight.self, forPrimaryKey: Flight.onlyID)
    if let known, Route(of: santa, fingerprint: known.routeFingerprint) == route {
      return Array(santa.route)
    }
    store.delete(store.objects(FlightMessage.self))
    santa.messages.append(contentsOf: route.messages.map { FlightMessage($0) })
    store.delete(store.objects(Stop.self))
    let stops = route.stops.map { Stop($0) }
    santa.route.append(contentsOf: stops)
    return stops
  }

  /// Writes the properties that have changed, because assigning an equal value would notify observers.
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
  /// Whether Santa has taken off and not landed yet.
  fileprivate var isInTheAir: Bool {
    (route.takeoff.departure..<route.landing.arrival).contains(shown)
  }

  /// Returns whether the clock was set to another time, so that the steps in between are irrelevant.
  fileprivate func hasJumped(from old: FlightClock, at now: Date) -> Bool {
    // A pause or a different speed changes more than the clock's start.
    if clock.speed == old.speed, clock.pausedAt == old.pausedAt { return true }
    // Several changes at once are a jump if they lead to a time before the shown one, or to a much later one.
    let distance = clock.time(at: now).timeIntervalSince(shown) / clock.speed
    return distance < -0.001 || distance > 2 * Sleigh.tick
  }

  /// Whether the clock is paused and Santa is shown at its time. The comparison uses the flight's clock, because converting to
  /// real time and back would round.
  fileprivate var hasReachedPause: Bool {
    clock.pausedAt.map { shown >= clock.time(at: $0) } ?? false
  }

  /// The next event, including the steps of the countdown before the take-off; nil after the landing.
  fileprivate var nextEvent: Date? {
    guard shown < route.takeoff.departure else { return route.nextEvent(after: shown) }
    return nextCountdown(after: shown, to: route.takeoff.departure)
  }

  /// The time of the next step of the countdown after the landing. While the flight that has landed is still shown, there is a
  /// step every minute, because trackers show how long ago Santa was at home.
  fileprivate var nextCountdown: Date {
    let sinceLanding = shown.timeIntervalSince(route.landing.arrival)
    if sinceLanding < Route.restAfterLanding {
      let next = ((sinceLanding + Sleigh.tick * 0.49 * clock.speed) / 60).rounded(.down) * 60 + 60
      return route.landing.arrival + min(next, Route.restAfterLanding)
    }
    return nextCountdown(after: shown, to: Route.standardTakeoff(year: Route.comingYear(asOf: shown)))
  }

  /// Returns the next step of a countdown. On a fast clock, steps are at least half a tick apart, except for the last step.
  private func nextCountdown(after date: Date, to goal: Date) -> Date {
    // Slightly less than half a tick ensures that rounding never skips a second in real time.
    let earliest = date + Sleigh.tick * 0.49 * clock.speed
    if earliest < goal { return Route.nextCountdown(after: earliest, to: goal) }
    // After the take-off of the last year that `Route.comingYear` returns, nothing is left to count down to.
    return goal > date ? goal : max(earliest, date + 3_600)
  }
}
