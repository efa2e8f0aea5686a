import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// The models.
struct SantaModelTests {
  private func store(_ types: [Object.Type]) throws -> Store {
    try Store.temporary(types)
  }

  @Test("Santa is at the Pole by default, in a store and outside")
  func fallback() throws {
    let santa = Santa()
    #expect(santa.currentLocation.coordinate == .northPole)
    let store = try store([Santa.self])
    try store.write { store.add(santa) }
    #expect(santa.currentLocation.coordinate == .northPole)
    #expect(store.objects(Location.self).isEmpty)
    try store.write { santa.move(to: Coordinate.of(1, 2)) }
    try store.write { santa.move(to: Coordinate.of(3, 4)) }
    #expect(santa.currentLocation.coordinate == Coordinate.of(3, 4))
    #expect(store.objects(Location.self).count == 1, "he is moved, not given another location")
    try store.write { store.delete(santa) }
    #expect(store.objects(Location.self).isEmpty, "his location goes with him")
  }

  @Test(
    "A flight whose clock another program has set to anything has a time",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] as [Double])
  func anyClock(number: Double) throws {
    let (date, now) = (
      Date(timeIntervalSinceReferenceDate: number), Date(timeIntervalSince1970: 1_798_149_600)
    )
    let flight = Flight()
    for change: (Flight) -> Void in [
      { $0.origin = date }, { $0.startedAt = date }, { $0.pausedAt = date }, { $0.speed = number },
    ] {
      (flight.origin, flight.startedAt, flight.pausedAt, flight.speed) = (now, now, nil, 600)
      change(flight)
      let time = flight.clock.time(at: now + 3_600)
      #expect(CivilTime.contains(time))
      #expect(CivilTime(time).year >= 1)
      let countdown = Countdown(route: .embedded(year: 2026), home: .northPole, now: time)
      #expect(countdown.secondsFromTarget >= 0)
    }
    #expect(
      CivilTime.nearest(Date(timeIntervalSince1970: .nan))
        == CivilTime.nearest(.init(timeIntervalSince1970: -1e300)))
  }

  @Test("A route with times or presents that no sleigh has is none")
  func noRoute() throws {
    let route = Route.embedded(year: 2026)
    func isRoute(_ change: (Stop) -> Void) throws -> Bool {
      let (store, santa) = (try store([Santa.self]), Santa())
      try store.write {
        store.add(santa)
        for stop in route.stops.prefix(3) { santa.route.append(Stop(stop)) }
        change(santa.route[0])
      }
      return Route(of: santa, fingerprint: "") != nil
    }
    #expect(try isRoute { _ in })
    #expect(try !isRoute { $0.time = Date(timeIntervalSinceReferenceDate: .nan) })
    #expect(try !isRoute { $0.time = Date(timeIntervalSinceReferenceDate: -1e300) })
    #expect(try !isRoute { $0.departure = Date(timeIntervalSinceReferenceDate: .nan) })
    #expect(try !isRoute { $0.presentsDelivered = .min })
    #expect(try !isRoute { $0.utcOffset = .max })
  }

  /// Santa delivers presents in San Francisco, and has 42 left.
  private static func sample() -> Santa {
    let santa = Santa()
    santa.currentLocation = Location()
    santa.currentLocation.latitude = 37.7749
    santa.currentLocation.longitude = -122.4194
    santa.activity = .deliveringPresents
    santa.presentsRemaining = 42
    return santa
  }

  @Test("Santa keeps his values when he is added to a store")
  func adding() throws {
    let santa = Self.sample()
    #expect(santa.currentLocation.coordinate == Coordinate.of(37.7749, -122.4194))
    #expect(santa.activity == .deliveringPresents)
    #expect(santa.presentsRemaining == 42)
    let store = try store([Santa.self])
    try store.write { store.add(santa) }
    #expect(
      store.objects(Santa.self).where { $0.presentsRemaining == 42 }.first?.activity == .deliveringPresents)
  }

  @Test("A route's stop comes back from the store as it went in")
  func stops() throws {
    let route = Route.embedded(year: 2026)
    let store = try store([Santa.self])
    let santa = Santa()
    try store.write {
      store.add(santa)
      santa.route.append(contentsOf: route.stops.map { Stop($0) })
    }
    #expect(Route(of: santa, fingerprint: route.fingerprint) == route)
    let sydney = try #require(store.object(ofType: Stop.self, forPrimaryKey: "sydney_au"))
    #expect(sydney.name == "Sydney, Australia")
    #expect(sydney.arrival == sydney.time)
    #expect(sydney.utcOffset == 39_600)
    try store.write { sydney.location?.latitude = 91 }
    #expect(Route(of: santa, fingerprint: "") == nil, "what is off the Earth is no route")
  }

  @Test(
    "A status comes back as it was set, and takes what belonged to the one before with it",
    arguments: [
      Weather.LoadingStatus.uploading, .processing, .complete(temperature: -12.5, condition: .snow),
      .failed(reason: "no net"),
    ])
  func loadingStatus(status: Weather.LoadingStatus) throws {
    let store = try store([Weather.self])
    let weather = Weather(at: Coordinate.of(59, 10), place: "Oslo", on: Date(timeIntervalSince1970: 0))
    #expect(weather.loadingStatus == .uploading)
    try store.write { store.add(weather) }
    for other in [Weather.LoadingStatus.complete(temperature: 1, condition: .rain), .failed(reason: "x")] {
      try store.write { weather.loadingStatus = other }
      #expect(weather.loadingStatus == other)
      try store.write { weather.loadingStatus = status }
      #expect(weather.loadingStatus == status)
    }
  }

  @Test("An answer without a temperature reads as failed, never as a number")
  func missingTemperature() throws {
    let store = try store([Weather.self])
    let weather = Weather()
    try store.write { store.add(weather) }
    try store.write { weather.loadingStatus = .complete(temperature: .nan, condition: .rain) }
    #expect(weather.loadingStatus == .failed(reason: "the answer has no temperature"))
  }

  @Test("An activity of a newer program reads as unknown, and is listed")
  func unknownActivity() throws {
    let store = try store([Santa.self])
    try store.write { store.add(Self.sample()) }
    let santa = try #require(store.objects(Santa.self).first)
    #expect(santa.unreadableProperties.isEmpty)
    #expect(Activity(rawValue: 99) == nil)
  }

  @Test("An object of one store can't be put into the other, and the error says to copy its values")
  func twoStores() throws {
    let stores = try TrackerStores(.unshared)
    let stop = Stop(Route.embedded(year: 2026).stops[1])
    try stores.santa.write { stores.santa.add(stop) }
    let error = #expect(throws: StoreError.self) {
      try stores.weather.write {
        let weather = Weather()
        weather.location = stop.location
        stores.weather.add(weather)
      }
    }
    #expect(error?.code == .wrongStore)
    #expect(error?.message.contains("Copy its values") == true)
    #expect(stores.weather.objects(Weather.self).isEmpty)
  }
}
