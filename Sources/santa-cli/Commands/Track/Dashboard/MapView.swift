import SantaCore

/// Draws the map: land and sea by day and night, the last and next stops, home, and Santa.
struct MapView {
  private struct Layer {
    var character: Character
    var style: (Theme.Light) -> Style
  }

  /// How many legs of the flight are drawn behind Santa, as in Google's tracker.
  private static let trailLegs = 20
  private static let stopsAhead = 24
  let raster: MapRaster
  let light: MapLight
  let theme: Theme
  var state: DashboardState

  private var viewport: MapViewport { raster.viewport }

  /// Draws the map with its upper left corner in a cell of the canvas.
  func draw(on canvas: inout Canvas, atColumn column: Int, row: Int) {
    let trail = trailPatterns()
    let layers = stopLayers()
    for y in 0..<viewport.rows {
      for x in 0..<viewport.columns {
        let index = y * viewport.columns + x
        let light = light[x, y]
        let (character, style): (Character, Style) =
          if let layer = layers[index] {
            (layer.character, layer.style(light))
          } else if trail[index] != 0 {
            // The trail replaces the land in its cell, so that it is visible without colours.
            (BrailleDots.character(trail[index]), theme.trail(light))
          } else {
            (BrailleDots.character(land(index, light)), theme.land(light))
          }
        canvas.put(narrow: character, at: column + x, row + y, style)
      }
    }
    drawSanta(on: &canvas, atColumn: column, row: row)
  }

  private func land(_ index: Int, _ light: Theme.Light) -> UInt8 {
    // Without colours, night is shown by half of the dots.
    theme.depth == .none && light == .night
      ? raster.patterns[index] & BrailleDots.half : raster.patterns[index]
  }

  // MARK: Layers above the land

  private func stopLayers() -> [Int: Layer] {
    var layers: [Int: Layer] = [:]
    func add(_ point: Coordinate, _ character: Character, _ style: @escaping (Theme.Light) -> Style) {
      guard let cell = viewport.cell(of: point) else { return }
      layers[cell.row * viewport.columns + cell.column] = Layer(character: character, style: style)
    }
    if let journey = state.journey, let santa = state.santa {
      for stop in journey.ahead(of: santa, count: Self.stopsAhead).reversed() {
        add(stop.coordinate, DashboardSign.stopAhead, theme.ahead)
      }
      if let next = santa.nextStop { add(next.coordinate, DashboardSign.nextStop, theme.nextStop) }
    }
    add(state.home.place.coordinate, DashboardSign.home, theme.home)
    return layers
  }

  private func trailPatterns() -> [UInt8] {
    var patterns = [UInt8](repeating: 0, count: viewport.columns * viewport.rows)
    guard let journey = state.journey, let santa = state.santa else { return patterns }
    let points = journey.trail(of: santa, legs: Self.trailLegs)
    for (start, end) in zip(points, points.dropFirst()) {
      // At least one point for each dot, in the direction in which dots are closer.
      let degrees = start.distance(to: end) / Coordinate.earthRadius * 180 / .pi
      let steps = min(
        max(1, Int(degrees / min(viewport.latitudePerDot, viewport.longitudePerDot) * 1.5)), 400)
      for step in 0...steps {
        let point = start.interpolated(to: end, fraction: Double(step) / Double(steps))
        guard let dot = viewport.dot(of: point) else { continue }
        let (column, x) = dot.x.quotientAndRemainder(dividingBy: MapViewport.dotsPerColumn)
        let (row, y) = dot.y.quotientAndRemainder(dividingBy: MapViewport.dotsPerRow)
        patterns[row * viewport.columns + column] |= BrailleDots.bit(x: x, y: y)
      }
    }
    return patterns
  }

  private func drawSanta(on canvas: inout Canvas, atColumn column: Int, row: Int) {
    // As in Google's tracker, Santa is not on the map after the landing.
    guard let santa = state.santa, santa.nextStop != nil, let cell = viewport.cell(of: santa.coordinate)
    else {
      return
    }
    let light = light[cell.column, cell.row]
    let width = DisplayWidth.columns(of: DashboardSign.santa)
    let x = max(0, min(cell.column, viewport.columns - width))
    canvas.put(String(DashboardSign.santa), at: column + x, row + cell.row, theme.santa(light))
  }
}

/// The signs on the map. All except Santa are narrow on every terminal, even if it shows characters of ambiguous width
/// as wide.
enum DashboardSign {
  static let santa: Character = "🎅"
  static let home: Character = "⌂"
  static let nextStop: Character = "◉"
  static let stopAhead: Character = "∘"
}
