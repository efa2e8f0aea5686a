import Testing

@testable import SantaModels
@testable import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment of a route.
struct RouteMomentTests {
  private let route = Route.embedded(year: 2026)

  @Test("Sampled each minute, Santa never jumps, presents never fall, and the sum stays the total")
  func continuity() {
    var previous = route.moment(at: route.takeoff.departure - 60)
    for minute in 0...1502 {
      let date = route.takeoff.departure + Double(minute * 60)
      let moment = route.moment(at: date)
      #expect(moment.presentsDelivered >= previous.presentsDelivered)
      #expect(moment.presentsDelivered + moment.presentsRemaining == route.presentsTotal)
      #expect(moment.activity != .unknown)
      #expect(moment.lastStop >= previous.lastStop)
      // One minute at the highest speed, plus a tolerance for rounding.
      #expect(previous.coordinate.distance(to: moment.coordinate) <= FlightPlan.cruisingSpeed * 60 + 1)
      #expect(moment == route.moment(at: date))
      previous = moment
    }
    #expect(previous.phase == .landed)
  }

  @Test("Around each stop the phases follow each other, and a stop's presents are there when it is left")
  func phases() {
    for index in 1..<route.stops.count - 1 {
      let stop = route.stops[index]
      #expect(route.moment(at: stop.arrival - 0.5).phase == .flying(from: index - 1, to: index))
      let arrived = route.moment(at: stop.arrival)
      #expect(arrived.phase == .atStop(index))
      #expect(arrived.coordinate == stop.coordinate)
      #expect(arrived.activity == .deliveringPresents)
      #expect(arrived.placeName == stop.name && arrived.nextStop == index + 1)
      let left = route.moment(at: stop.departure)
      #expect(left.phase == .flying(from: index, to: index + 1))
      #expect(left.presentsDelivered == stop.presentsDelivered)
      #expect(left.lastStop == index)
    }
  }

  @Test("Of a stop's presents 30 % are counted on the way and 70 % during the stay")
  func shares() {
    let (previous, stop) = (route.stops[300], route.stops[301])
    let quota = Double(stop.presentsDelivered - previous.presentsDelivered)
    let arrived = route.moment(at: stop.arrival).presentsDelivered - previous.presentsDelivered
    #expect(abs(Double(arrived) - quota * 0.3) <= 1)
    let middle = stop.arrival + stop.departure.timeIntervalSince(stop.arrival) / 2
    let half = route.moment(at: middle).presentsDelivered - previous.presentsDelivered
    #expect(abs(Double(half) - quota * 0.65) <= 1)
  }

  @Test("Before take-off Santa is at the Pole with a full bag, and after the landing with an empty one")
  func ends() {
    for seconds in [-1e9, -86_400, -3600, -1] {
      let before = route.moment(at: route.takeoff.departure + seconds)
      #expect(before.phase == .beforeTakeoff)
      #expect(before.coordinate == .northPole)
      #expect(before.presentsRemaining == route.presentsTotal)
      #expect(before.nextStop == 1)
    }
    #expect(route.moment(at: route.takeoff.departure - 60).activity == .tendingToReindeer)
    let after = route.moment(at: route.landing.arrival)
    #expect(after.phase == .landed)
    #expect(after.activity == .tendingToReindeer)
    #expect(after.coordinate == .northPole)
    #expect(after.presentsRemaining == 0 && after.nextStop == nil)
    #expect(route.moment(at: Date(timeIntervalSince1970: .infinity)).phase == .landed)
    #expect(route.moment(at: Date(timeIntervalSince1970: .nan)).phase == .beforeTakeoff)
  }

  @Test(
    "All activities occur on a flight, and in every moment Santa flies if and only if he moves")
  func activities() {
    var seen: [Activity: Int] = [:]
    for second in stride(from: 0, to: 90_000, by: 5) {
      let moment = route.moment(at: route.takeoff.departure + Double(second))
      seen[moment.activity, default: 0] += 1
      let isMoving = if case .flying = moment.phase { true } else { false }
      #expect((moment.activity == .flying) == isMoving, "\(second) seconds after the take-off")
      let soon = route.moment(at: route.takeoff.departure + Double(second) + 0.01)
      if moment.phase == soon.phase, second > 0 {
        #expect((moment.coordinate != soon.coordinate) == isMoving)
      }
    }
    for activity in Activity.allCases where activity != .unknown {
      #expect(seen[activity, default: 0] > 20, "\(activity)")
    }
    #expect(seen[.flying, default: 0] + seen[.deliveringPresents, default: 0] > 14_000)
  }

  @Test("A message with the text of an earlier one is left out")
  func repeatedMessages() {
    let texts = ["Ho ho ho", "Off we go", "Ho ho ho"]
    let messages = texts.enumerated().map { index, text in
      RouteMessage(time: route.takeoff.departure + Double(index), text: text, isFact: false)
    }
    #expect(Route(stops: route.stops, messages: messages).messages.map(\.text) == ["Ho ho ho", "Off we go"])
  }
}
