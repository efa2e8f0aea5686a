import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws the list of stops, with the details of the selected stop beside or below it.
struct StopListView {
  let state: DashboardState
  let list: StopList
  let journey: Journey
  let words: DashboardWords
  let units: Units
  let theme: Theme

  private typealias Span = StyledLine.Span

  /// The number of rows for the details below the list.
  private static let detailRows = 5

  /// Returns the cells of the list and of the details in a region.
  static func parts(of region: Region) -> (list: Region, details: Region) {
    var (list, details) = (region, region)
    if region.columns >= 70 {
      list.columns = min(region.columns / 2, 60)
      details.column = list.endColumn + 3
      details.columns = region.endColumn - details.column
    } else {
      list.rows = max(2, region.rows - detailRows)
      details.row = list.endRow
      details.rows = region.endRow - details.row
    }
    return (list, details)
  }

  /// Returns the cells of the list's rows. The search is in the row above them.
  private static func rows(in region: Region) -> Region {
    var rows = parts(of: region).list
    rows.row += 1
    rows.rows -= 1
    return rows
  }

  /// Returns the rows of the list that are visible in a region.
  static func visible(_ list: StopList, in region: Region) -> Range<Int> {
    list.visible(rows: rows(in: region).rows)
  }

  /// Returns the row of the list in a cell, or nil if there is none.
  static func row(at column: Int, _ row: Int, of list: StopList, in region: Region) -> Int? {
    let cells = rows(in: region)
    guard cells.contains(column, row) else { return nil }
    let visible = visible(list, in: region)
    let index = visible.lowerBound + row - cells.row
    return visible.contains(index) ? index : nil
  }

  func draw(on canvas: inout Canvas, in region: Region) {
    let (cells, details) = Self.parts(of: region)
    let count = words.matches(list.matches.count, journey.route.stops.count)
    let prompt = list.search.isEmpty ? words.typeToSearch : "\(list.search.terminalSafe)▏"
    StyledLine(
      [
        Span(text: "🔎 ", style: theme.text),
        Span(text: prompt, style: list.search.isEmpty ? theme.label : theme.strong),
      ],
      trailing: [Span(text: count, style: theme.label)]
    ).draw(on: &canvas, at: cells.column, cells.row, columns: cells.columns)
    for (offset, row) in list.visible(rows: cells.rows - 1).enumerated() {
      draw(row, on: &canvas, cells, cells.row + 1 + offset)
    }
    let lines = detailLines(columns: details.columns)
    let shown = DetailLines.arranged(lines, rows: details.rows)
    for (offset, line) in shown.enumerated() {
      line.draw(on: &canvas, at: details.column, details.row + offset, columns: details.columns)
    }
  }

  private func draw(_ row: Int, on canvas: inout Canvas, _ cells: Region, _ y: Int) {
    let stop = journey.route.stops[list.matches[row]]
    let isChosen = row == list.chosen
    let isPast = state.santa.map { stop.departure <= $0.time } ?? false
    let base = isChosen ? theme.chosen : isPast ? theme.label : theme.text
    if isChosen { canvas.clear(columns: cells.column..<cells.endColumn, rows: y..<y + 1, base) }
    let sign =
      state.santa?.lastStop?.id == stop.id ? "🎅" : state.santa?.countdown.homeStop.id == stop.id ? "⌂ " : "  "
    let time = stop.utcOffset.map { CivilTime(stop.arrival, utcOffsetSeconds: $0).clockText } ?? "     "
    StyledLine(
      [Span(text: "\(sign) \(time)  \(words.language.name(of: stop))", style: base)]
    ).draw(on: &canvas, at: cells.column, y, columns: cells.columns)
  }

  // MARK: Details

  private func detailLines(columns: Int) -> DetailLines {
    guard let index = list.stop else {
      return DetailLines(needed: [StyledLine(words.nothingMatches, theme.problem)])
    }
    let stop = journey.route.stops[index]
    let language = words.language
    let utc = "\(CivilTime(stop.arrival).dayAndClockText(in: language)) UTC"
    let local = stop.utcOffset.map {
      words.at(CivilTime(stop.arrival, utcOffsetSeconds: $0).dayAndClockText(in: language))
    }
    var needed = [StyledLine(language.name(of: stop), theme.strong)]
    if let santa = state.santa {
      let seconds = stop.arrival.timeIntervalSince(santa.time)
      let left = CountdownText.remaining(seconds: Int(abs(seconds).rounded(.up)), in: language)
      let text =
        seconds > 0
        ? words.comes(left) : santa.time < stop.departure ? words.isThereNow : words.came(left)
      needed.append(StyledLine([Span(text: text, style: theme.countdown)]))
    }
    let fits = local.map { DisplayWidth.columns(of: $0 + utc) < columns } ?? false
    needed.append(
      StyledLine(
        [Span(text: local ?? utc, style: theme.text)],
        trailing: fits ? [Span(text: utc, style: theme.label)] : []))
    var further = [
      entry(words.presents, words.language.number(journey.presents(at: stop))),
      entry(
        words.fromHome,
        units.distanceText(
          kilometers: stop.coordinate.distance(to: state.home.place.coordinate) / 1000, in: words.language)),
    ]
    if local != nil, !fits { further.append(StyledLine(utc, theme.label)) }
    if stop.population > 0 { further.append(entry(words.people, words.language.number(stop.population))) }
    let hours = journey.presentsPerHour
    let hour = journey.hour(of: stop.arrival)
    let sparkline = Sparkline(hours, columns: min(hours.count, columns)).spans(
      marking: hour, plain: theme.bar, marked: theme.countdown)
    let message = journey.message(at: index).map { message in
      DisplayWidth.wrapped("\(message.isFact ? "💡" : "💬") \(message.text.terminalSafe)", to: columns)
        .map { StyledLine($0, theme.remark) }
    }
    return DetailLines(
      needed: needed, chart: StyledLine(sparkline),
      chartTitle: StyledLine(words.presentsPerHour, theme.label), message: message ?? [], further: further)
  }

  private func entry(_ label: String, _ value: String) -> StyledLine {
    StyledLine([Span(text: "\(label) ", style: theme.label), Span(text: value, style: theme.text)])
  }
}

/// The lines about a stop. If there are few rows, the most important lines are shown.
private struct DetailLines {
  var needed: [StyledLine]
  var chart: StyledLine?
  var chartTitle: StyledLine?
  var message: [StyledLine] = []
  var further: [StyledLine] = []

  static func arranged(_ lines: DetailLines, rows: Int) -> [StyledLine] {
    var room = rows - lines.needed.count
    func take(_ candidates: [StyledLine]) -> [StyledLine] {
      let taken = Array(candidates.prefix(max(0, room)))
      room -= taken.count
      return taken
    }
    let further = take(Array(lines.further.prefix(1)))
    let chart = take([lines.chart].compactMap(\.self))
    let message = take(lines.message)
    let others = take(Array(lines.further.dropFirst()))
    let title = chart.isEmpty ? [] : take([lines.chartTitle].compactMap(\.self))
    // The parts are separated by blank lines, if there is room for all of them.
    let parts = [lines.needed, further + others, message, title + chart].filter { !$0.isEmpty }
    return Array(parts.joined(separator: room >= parts.count - 1 ? [.blank] : []))
  }
}
