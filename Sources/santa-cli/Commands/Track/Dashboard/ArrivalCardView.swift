import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A box on the map about the stop that Santa has reached: the greeting, the local time, the weather, a fact, and the presents.
struct ArrivalCardView {
  let card: ArrivalCard
  let state: DashboardState
  let words: DashboardWords
  let units: Units
  let theme: Theme

  /// The largest width of the box.
  private static let columns = 46
  /// The smallest map on which the box leaves enough of the map visible.
  private static let smallestMap = (columns: 60, rows: 10)

  /// Draws the box in the corner of a region that is farthest from a column, in which Santa is.
  func draw(on canvas: inout Canvas, in region: Region, awayFrom column: Int?) {
    guard region.columns >= Self.smallestMap.columns, region.rows >= Self.smallestMap.rows else { return }
    let room = min(Self.columns, region.columns / 2) - 4
    let lines = lines(columns: room)
    let inner = lines.map(\.columns).max() ?? 0
    let (width, height) = (inner + 4, lines.count + 2)
    let isOnTheRight = column.map { $0 < region.column + region.columns / 2 } ?? true
    let start = isOnTheRight ? region.endColumn - width - 1 : region.column + 1
    let top = region.endRow - height
    canvas.clear(columns: start..<start + width, rows: top..<top + height)
    let bar = String(repeating: "─", count: width - 2)
    canvas.put("╭\(bar)╮", at: start, top, theme.rule)
    canvas.put("╰\(bar)╯", at: start, top + height - 1, theme.rule)
    for (index, line) in lines.enumerated() {
      canvas.put("│", at: start, top + 1 + index, theme.rule)
      canvas.put("│", at: start + width - 1, top + 1 + index, theme.rule)
      line.draw(on: &canvas, at: start + 2, top + 1 + index, columns: inner)
    }
  }

  private func lines(columns: Int) -> [StyledLine] {
    guard let journey = state.journey, journey.route.stops.indices.contains(card.stop) else { return [] }
    let (stop, language) = (journey.route.stops[card.stop], words.language)
    var lines: [StyledLine] = []
    if let greeting = stop.country?.greeting { lines.append(StyledLine("🎄 \(greeting)", theme.countdown)) }
    lines.append(
      StyledLine(DisplayWidth.truncated(language.name(of: stop).terminalSafe, to: columns), theme.strong))
    var moment: [String] = []
    if let offset = stop.utcOffset {
      moment.append(words.date(CivilTime(stop.arrival, utcOffsetSeconds: offset)))
    }
    if let weather = state.weather, weather.place == stop.city,
      case .complete(let temperature, let condition) = weather.status
    {
      moment.append("\(condition.symbol) \(units.temperatureText(celsius: temperature, in: language))")
    }
    if !moment.isEmpty { lines.append(StyledLine(moment.joined(separator: "  "), theme.text)) }
    if let fact = card.fact {
      let text = language.arrival.fact(fact, language.city(of: stop).terminalSafe, units)
      lines += DisplayWidth.wrapped("💡 \(text)", to: columns).map { StyledLine($0, theme.text) }
    }
    let presents = language.arrival.presents(language.number(journey.presents(at: stop)))
    lines += DisplayWidth.wrapped("🎁 \(presents)", to: columns).map { StyledLine($0, theme.text) }
    return lines
  }
}
