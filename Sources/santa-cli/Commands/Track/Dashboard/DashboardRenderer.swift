import SantaCore

/// Draws frames of the dashboard. It caches the land, the route and the light of the map between frames.
struct DashboardRenderer {
  let words: DashboardWords
  let units: Units
  var theme: Theme
  /// Whether the frames have only three lines.
  var isCompact = false
  /// The land in the last frame.
  private var raster: MapRaster?
  /// The route in the last frame.
  private var route: MapRoute?
  /// Day and night in the last frame.
  private var light: MapLight?

  init(words: DashboardWords, units: Units, theme: Theme) {
    (self.words, self.units, self.theme) = (words, units, theme)
  }

  /// Returns the frame that shows a state on a terminal of the given size.
  mutating func frame(_ state: DashboardState, _ size: TerminalSize) -> Canvas {
    var canvas = Canvas(size)
    if isCompact, state.santa != nil, !state.isStopped {
      CompactView(state: state, words: words, units: units, theme: theme).draw(on: &canvas)
      return canvas
    }
    guard let layout = DashboardLayout(size, hasTimeline: state.hasTimeline) else {
      canvas.put(DisplayWidth.truncated(line(state), to: size.columns), at: 0, 0)
      return canvas
    }
    drawTitle(state, on: &canvas)
    if let list = state.list, let journey = state.journey {
      StopListView(state: state, list: list, journey: journey, words: words, units: units, theme: theme)
        .draw(on: &canvas, in: layout.whole)
    } else {
      if let map = layout.map { drawMap(state, map, on: &canvas) }
      drawPanels(state, layout, on: &canvas)
      if let stops = layout.stops { drawStops(state, stops, on: &canvas) }
    }
    drawStatus(state, layout, on: &canvas)
    // Without a map there is no room for the celebration, and the notice is sufficient.
    if let map = layout.map, state.list == nil, state.celebration == nil, state.showsCards,
      let card = state.card
    {
      ArrivalCardView(card: card, state: state, words: words, units: units, theme: theme)
        .draw(on: &canvas, in: map, awayFrom: santaColumn(state, map))
    }
    if let map = layout.map, state.list == nil, let seconds = state.celebration, let santa = state.santa,
      let journey = state.journey
    {
      let home = santa.countdown.homeStop
      let lines = words.celebration(
        words.language.city(of: home).terminalSafe, words.language.number(journey.presents(at: home)))
      Celebration(lines: lines, seconds: seconds, theme: theme).draw(on: &canvas, in: map)
    }
    if state.showsHelp {
      HelpOverlay(
        words: words, theme: theme, credit: WeatherCredit.text(for: state.weather?.source),
        isDemonstration: state.hasTimeline
      ).draw(on: &canvas)
    }
    return canvas
  }

  // MARK: Parts

  /// Returns the column of the canvas in which Santa is, or nil if he isn't on the map.
  private func santaColumn(_ state: DashboardState, _ region: Region) -> Int? {
    let viewport = state.camera.viewport(state, region)
    return (state.santa?.coordinate).flatMap { viewport.cell(of: $0) }.map {
      region.column + (region.columns - viewport.columns) / 2 + $0.column
    }
  }

  private func drawTitle(_ state: DashboardState, on canvas: inout Canvas) {
    let width = canvas.size.columns
    var trailing: [StyledLine.Span] = []
    if let flight = state.flight {
      if flight.clock.isPaused {
        trailing.append(.init(text: "⏸ \(words.paused)  ", style: theme.strong))
      } else if flight.clock.speed != 1 {
        trailing.append(
          .init(text: "×\(words.language.decimal(flight.clock.speed, decimals: 3))  ", style: theme.label))
      }
    }
    if let santa = state.santa { trailing.append(.init(text: clock(santa), style: theme.text)) }
    let room = width - 3 - trailing.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    let title = [words.title, words.shortTitle].map { "🎅 \($0)" }.first {
      DisplayWidth.columns(of: $0) <= room
    }
    var spans: [StyledLine.Span] = [.init(text: title ?? "🎅", style: theme.title)]
    if let flight = state.flight, width >= 72 {
      spans.append(
        .init(text: "  \(words.language.flight.title(FlightTitle(flight.title)))", style: theme.label))
    }
    StyledLine(spans, trailing: trailing).draw(on: &canvas, at: 1, 0, columns: width - 2)
  }

  /// Returns the time of the flight, as precise as its events. If more than a day is left before the take-off, it is the day;
  /// then it includes minutes; in the last hour and in flight, it includes seconds.
  private func clock(_ santa: TrackerEvent.SantaState) -> String {
    let time = CivilTime(santa.time)
    let isWaiting = santa.countdown.isWaiting
    if isWaiting, santa.countdown.secondsToTarget > 86_400 { return words.day(time) }
    let isByMinutes = isWaiting ? santa.countdown.secondsToTarget > 3600 : santa.nextStop == nil
    let seconds = isByMinutes ? "" : ":\(CivilTime.twoDigits(time.second))"
    return "\(words.date(time))\(seconds) UTC"
  }

  private mutating func drawMap(_ state: DashboardState, _ region: Region, on canvas: inout Canvas) {
    let viewport = state.camera.viewport(state, region)
    if raster?.viewport != viewport { raster = MapRaster(viewport) }
    let minute = (state.santa?.time).map { MapLight.minute(of: $0) }
    if light?.viewport != viewport || light?.minute != minute { light = MapLight(viewport, minute: minute) }
    guard let raster, let light else { return }
    var lines: [MapView.Line] = []
    if let journey = state.journey, let santa = state.santa {
      if route?.viewport != viewport || route?.route.fingerprint != journey.route.fingerprint {
        route = MapRoute(viewport, journey.route)
      }
      lines = self.lines(journey, santa, isDetailed: state.camera.isDetailed)
    }
    MapView(
      raster: raster, light: light, theme: theme, language: words.language, state: state, lines: lines,
      hasHalfBlocks: theme.depth == .full && canvas.size.columns >= DashboardLayout.columnsForLargeMap
    )
    .draw(on: &canvas, atColumn: region.column + (region.columns - viewport.columns) / 2, row: region.row)
  }

  /// Returns the lines of the flown route and the route ahead. If there is little room, they contain only the next legs.
  private mutating func lines(
    _ journey: Journey, _ santa: TrackerEvent.SantaState, isDetailed: Bool
  ) -> [MapView.Line] {
    guard santa.nextStop != nil, var route else { return [] }
    let last = journey.lastStop(santa)
    let all = journey.route.stops.count - 1
    let end = isDetailed ? all : min(last + MapView.stopsAhead, all)
    let ahead = (last + 1..<max(last + 1, end)).flatMap { route.leg(from: $0) }
    var trail = (max(0, last - MapView.trailLegs)..<last).flatMap { route.leg(from: $0) }
    if !santa.isAtStop, let stop = santa.lastStop {
      trail += MapRoute.dots(from: stop.coordinate, to: santa.coordinate, in: route.viewport)
    }
    self.route = route
    return [MapView.Line(dots: ahead, isTrail: false), MapView.Line(dots: trail, isTrail: true)]
  }

  private func drawPanels(_ state: DashboardState, _ layout: DashboardLayout, on canvas: inout Canvas) {
    func panel(_ region: Region) -> DashboardPanel {
      DashboardPanel(
        state: state, words: words, units: units, theme: theme, columns: region.columns,
        figureScale: layout.figureScale)
    }
    if layout.panels.count == 3 {
      draw(panel(layout.panels[0]).blocks.home, layout.panels[0], on: &canvas)
      draw(panel(layout.panels[1]).blocks.journey, layout.panels[1], on: &canvas)
      draw(panel(layout.panels[2]).blocks.stops, layout.panels[2], on: &canvas)
    } else if layout.panels.count == 2 {
      draw(panel(layout.panels[0]).blocks.home, layout.panels[0], on: &canvas)
      let blocks = panel(layout.panels[1]).blocks
      draw(blocks.journey + blocks.stops, layout.panels[1], on: &canvas)
    } else if let region = layout.panels.first {
      let blocks = panel(region).blocks
      // If the map is large, the last stops are below it.
      let stops = layout.stops == nil ? blocks.stops : []
      draw(blocks.home + blocks.journey + stops, region, on: &canvas)
    }
  }

  private func draw(_ blocks: [PanelBlock], _ region: Region, on canvas: inout Canvas) {
    for (index, line) in PanelBlock.arranged(blocks, rows: region.rows).enumerated() {
      line.draw(on: &canvas, at: region.column, region.row + index, columns: region.columns)
    }
  }

  private func drawStops(_ state: DashboardState, _ region: Region, on canvas: inout Canvas) {
    guard let journey = state.journey, let santa = state.santa else { return }
    let columns = region.columns / 2 - 1
    let panel = DashboardPanel(state: state, words: words, units: units, theme: theme, columns: columns)
    let lists: [(String, [RouteStop])] = [
      (words.lastStops, journey.visited(by: santa, count: region.rows - 1)),
      (words.nextStops, Array(journey.ahead(of: santa, count: region.rows - 1))),
    ]
    for (index, (title, stops)) in lists.enumerated() where !stops.isEmpty {
      let column = region.column + index * (columns + 2)
      canvas.put(title, at: column, region.row, theme.label, limit: column + columns)
      for (row, stop) in stops.enumerated() {
        panel.line(for: stop, columns: columns).draw(
          on: &canvas, at: column, region.row + 1 + row, columns: columns)
      }
    }
  }

  private func drawStatus(_ state: DashboardState, _ layout: DashboardLayout, on canvas: inout Canvas) {
    var (row, width) = (canvas.size.rows - 1, canvas.size.columns)
    let isBeside = layout.timeline?.row == row
    if let region = layout.timeline, let journey = state.journey, let santa = state.santa,
      // A message takes precedence over the timeline.
      !isBeside
        || !state.isStopped && !state.refusesClockChange && !state.lacksRight && state.notice == nil
          && state.silence == nil && state.refusals.isEmpty
    {
      Timeline(journey: journey, language: words.language, theme: theme).draw(santa, on: &canvas, in: region)
      if isBeside { width = region.column }
    }
    let keyTexts = (state.list == nil ? words.keys : words.listKeys)(state.hasTimeline)
    if state.isStopped,
      let text = words.isNotFlown.first(where: { DisplayWidth.columns(of: $0) <= width - 4 })
    {
      canvas.put(" \(text) ", at: 1, row, theme.notice)
    } else if let silence = state.silence,
      let text = words.language.server.lastHeard(silence).first(where: {
        DisplayWidth.columns(of: $0) <= width - 7
      })
    {
      canvas.put(" 📡 \(text) ", at: 1, row, theme.notice)
    } else if state.refusesClockChange {
      canvas.put(DisplayWidth.truncated(words.refusesClockChange, to: width - 2), at: 1, row, theme.remark)
    } else if state.lacksRight {
      canvas.put(DisplayWidth.truncated(words.lacksRight, to: width - 2), at: 1, row, theme.remark)
    } else if let (store, refusal) = state.refusals.min(by: { $0.key.rawValue < $1.key.rawValue }) {
      let text = words.language.server.refusal(store, refusal)
      canvas.put(" 📡 \(DisplayWidth.truncated(text, to: width - 7)) ", at: 1, row, theme.notice)
    } else if let notice = state.notice, let home = state.santa?.countdown.homeStop {
      canvas.put(
        DisplayWidth.truncated(
          " 🔔 \(words.language.flight.notice(notice, words.language.city(of: home).terminalSafe)) ",
          to: width - 2), at: 1,
        row, theme.notice)
    } else if let keys = keyTexts.first(where: { DisplayWidth.columns(of: $0) <= width - 2 }) {
      canvas.put(keys, at: 1, row, theme.label)
    }
  }

  /// Returns a single line, for a small terminal.
  private func line(_ state: DashboardState) -> String {
    if state.isStopped { return words.isNotFlown.last ?? "" }
    guard let santa = state.santa else {
      return state.onlyFollows ? words.language.flight.nobodyFlies : words.waiting
    }
    let activity = words.language.activity.text(of: santa)
    let stop = santa.isAtStop ? santa.lastStop : santa.nextStop
    let place = stop.map { words.language.city(of: $0).terminalSafe } ?? ""
    let countdown = santa.countdown
    let left = CountdownText.remaining(
      seconds: countdown.secondsFromTarget, in: words.language)
    let sign = countdown.target == .passed ? "⌂ ✓" : countdown.target == .takeoff ? "🛷 \(left)" : "⌂ \(left)"
    return "\(sign) · \(activity) · \(place)"
  }
}
