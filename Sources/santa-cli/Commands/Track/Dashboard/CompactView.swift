import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Three lines for a narrow pane: the countdown and the clock, Santa's activity, and the presents.
struct CompactView {
  let state: DashboardState
  let words: DashboardWords
  let units: Units
  let theme: Theme

  private typealias Span = StyledLine.Span

  func draw(on canvas: inout Canvas) {
    guard let santa = state.santa else { return }
    for (row, line) in [first(santa), second(santa), third(santa, canvas.size.columns - 2)].enumerated() {
      line.draw(on: &canvas, at: 1, row, columns: max(0, canvas.size.columns - 2))
    }
  }

  private func city(_ stop: RouteStop?) -> String { stop.map { words.language.city(of: $0) } ?? "" }

  private func first(_ santa: TrackerEvent.SantaState) -> StyledLine {
    let countdown = santa.countdown
    let left = CountdownText.remaining(seconds: countdown.secondsFromTarget, in: words.language)
    let label =
      switch countdown.target {
      case .takeoff: words.takeOffIn
      case .home: words.reachesIn(city(countdown.homeStop))
      case .passed: words.was(city(countdown.homeStop))
      case .nextFlight: words.returnsIn(city(countdown.homeStop))
      }
    let ago = countdown.target == .passed ? " \(words.ago)" : ""
    let time = CivilTime(santa.time)
    let isPaused = state.flight?.clock.isPaused == true
    return StyledLine(
      [Span(text: "🎅 \(label) ", style: theme.text), Span(text: left + ago, style: theme.countdown)],
      trailing: [Span(text: isPaused ? "⏸ \(time.clockText)" : "\(time.clockText) UTC", style: theme.label)])
  }

  private func second(_ santa: TrackerEvent.SantaState) -> StyledLine {
    if let notice = state.notice {
      return StyledLine(
        "🔔 \(words.language.flight.notice(notice, city(santa.countdown.homeStop)))", theme.notice)
    }
    let place = santa.isAtStop ? city(santa.lastStop) : "→ \(city(santa.nextStop))"
    var trailing: [Span] = []
    if let weather = state.weather, weather.place == santa.lastStop?.city, santa.isAtStop,
      case .complete(let temperature, let condition) = weather.status
    {
      trailing = [
        Span(
          text: "\(condition.symbol) \(units.temperatureText(celsius: temperature, in: words.language))",
          style: theme.text)
      ]
    }
    return StyledLine(
      [
        Span(text: "\(words.language.activity.text(of: santa)) ", style: theme.strong),
        Span(text: place, style: theme.text),
      ], trailing: trailing)
  }

  private func third(_ santa: TrackerEvent.SantaState, _ columns: Int) -> StyledLine {
    if let fact = state.adventFact {
      return StyledLine("🎄 \(words.language.advent.fact(fact, units))", theme.text)
    }
    let percent = "\(Int(santa.deliveredShare * 100)) %"
    let number = words.language.number(santa.presentsDelivered)
    // The room for the total keeps the length of the bar.
    let total = words.language.number(santa.presentsDelivered &+ santa.presentsRemaining)
    let room = columns - DisplayWidth.columns(of: "🎁 \(total)") - 8
    return StyledLine(
      [
        Span(text: "🎁 ", style: theme.text),
        Span(text: DashboardPanel.bar(santa.deliveredShare, columns: room), style: theme.bar),
        Span(
          text: " \(DisplayWidth.aligned(number, toRightOf: DisplayWidth.columns(of: total)))",
          style: theme.text),
      ], trailing: [Span(text: percent, style: theme.strong)])
  }
}
