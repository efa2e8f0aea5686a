import Foundation
import SantaCore
import Testing

@testable import santa_cli

extension DashboardAction {
  /// The time to which an action moves the flight.
  fileprivate var goal: Date? { if case .seek(let time) = self { time } else { nil } }
}

extension DashboardState {
  fileprivate mutating func goal(of key: Key) -> Date? { keyPressed(key)?.goal }
}

/// Moving through the time of a demonstration.
struct DashboardTimeTests {
  private let route = DashboardScene.route

  @Test func `arrows lead from stop to stop, also when they are pressed faster than Santa follows`() {
    var state = DashboardScene(at: route.stops[10].arrival + 20).state
    for index in 11...14 {
      #expect(state.goal(of: .right) == route.stops[index].arrival)
    }
    _ = state.eventArrived(.santa(DashboardScene.santa(at: route.stops[14].arrival)))
    for index in (10...13).reversed() {
      #expect(state.goal(of: .left) == route.stops[index].arrival)
    }
  }

  @Test
  func `the first press of the left arrow leads to the beginning of this stop when he is there for long`() {
    let clock = FlightClock(origin: .takeOff, startedAt: .takeOff, speed: 10)
    var slow = DashboardScene(at: route.stops[10].arrival + 40, clock: clock).state
    #expect(slow.goal(of: .left) == route.stops[10].arrival)
    #expect(slow.goal(of: .left) == route.stops[9].arrival)
    var paused = DashboardScene(at: route.stops[10].arrival, clock: clock.paused(at: .takeOff)).state
    #expect(paused.goal(of: .left) == route.stops[9].arrival)
  }

  @Test func `n leads to ten minutes before home, from before and from after it`() {
    for time in [Date.takeOff, DashboardScene.homeArrival + 60, .takeOff + 26 * 3600] {
      var state = DashboardScene(at: time).state
      #expect(state.goal(of: .character("n")) == DashboardScene.homeArrival - 600)
    }
    // A home that Santa reaches in the first minutes.
    var early = DashboardScene(at: .takeOff + 3600, home: DashboardScene.home("1.87,-157.4")).state
    #expect(early.goal(of: .character("n")) == .takeOff)
  }

  @Test func `beyond the ends there is nothing to lead to`() {
    var landed = DashboardScene(at: .takeOff + 26 * 3600).state
    #expect(landed.keyPressed(.right) == nil && !landed.refusesClockChange)
    #expect(landed.goal(of: .left) != nil)
    var waiting = DashboardScene(at: .takeOff - 3600).state
    #expect(waiting.keyPressed(.left) == nil)
    #expect(waiting.goal(of: .right) == .takeOff)
  }

  @Test func `the real flight refuses all of it`() {
    var state = DashboardScene(at: .takeOff + 9 * 3600, clock: .real).state
    for key: Key in [.left, .right, .character("n")] {
      #expect(state.keyPressed(key) == nil)
      #expect(state.refusesClockChange)
    }
    #expect(DashboardLayout(.usual, hasTimeline: state.hasTimeline)?.timeline == nil)
    _ = state.keyPressed(.character("l"))
    #expect(state.keyPressed(.enter) == nil)
    #expect(state.refusesClockChange && state.list != nil)
  }

  @Test func `a clock that is set back forgets what was later`() {
    var state = DashboardScene(at: DashboardScene.homeArrival + 30).state
    _ = state.keyPressed(.escape)
    #expect(state.celebration == nil && state.weather != nil)
    _ = state.eventArrived(.santa(DashboardScene.santa(at: DashboardScene.homeArrival - 600)))
    #expect(state.weather == nil)
    _ = state.eventArrived(.santa(DashboardScene.santa(at: DashboardScene.homeArrival + 5)))
    #expect(state.celebration == 0)
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func `a click on the timeline leads to its time`(columns: Int, rows: Int) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    var state = DashboardScene(at: .takeOff + 3600).state
    let region = try #require(DashboardLayout(size, hasTimeline: true)?.timeline)
    var last = Date.distantPast
    for column in region.column..<region.endColumn {
      let action = state.mouseMoved(MouseEvent(action: .press, column: column, row: region.row), size)
      let time = try #require(action?.goal)
      #expect(time >= last && (route.takeoff.departure...route.landing.arrival).contains(time))
      last = time
    }
    #expect(last > route.landing.arrival - 3600)
    #expect(
      state.mouseMoved(MouseEvent(action: .press, column: region.column, row: region.row - 1), size) == nil)
  }

  @Test func `between two events Santa moves with the clock, and not in a pause`() {
    let clock = FlightClock(origin: .takeOff, startedAt: .takeOff, speed: 600)
    var state = DashboardScene(at: .takeOff + 3600, clock: clock).state
    #expect(state.advance(to: .takeOff + 6.1) == true)
    #expect(state.santa.map { abs($0.time.timeIntervalSince(.takeOff + 3660)) < 0.001 } == true)
    #expect(state.advance(to: .takeOff + 5) == false)
    // A slightly older event doesn't count as a clock that was set back.
    _ = state.eventArrived(.santa(DashboardScene.santa(at: .takeOff + 3630)))
    #expect(state.weather != nil)
    var paused = DashboardScene(at: .takeOff + 3600, clock: clock.paused(at: .takeOff + 6)).state
    #expect(paused.advance(to: .takeOff + 7) == false)
    var landed = DashboardScene(at: .takeOff + 26 * 3600, clock: clock).state
    #expect(landed.advance(to: .takeOff + 1000) == false)
  }
}
