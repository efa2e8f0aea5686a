import SantaCore

/// Draws the map: land and sea by day and night, the last and next stops, home, and Santa.
struct MapView {
  private struct Layer {
    var character: Character
    var style: (Theme.Light) -> Style
  }

  /// A part of the route, as dots on the map.
  struct Line {
    var dots: [MapRoute.Dot]
    /// Whether Santa has flown it.
    var isTrail: Bool
  }

  /// The number of legs that are drawn behind Santa, as in Google's tracker.
  static let trailLegs = 20
  /// The number of stops ahead of Santa that a map of the world shows.
  static let stopsAhead = 24
  let raster: MapRaster
  let light: MapLight
  let theme: Theme
  let language: Language
  var state: DashboardState
  var lines: [Line]
  /// Whether a cell shows two coloured areas, one above the other, instead of dots. This needs all colours.
  var hasHalfBlocks = false

  private var viewport: MapViewport { raster.viewport }

  /// Draws the map with its upper left corner in the given cell of the canvas.
  func draw(on canvas: inout Canvas, atColumn column: Int, row: Int) {
    let (trail, ahead) = (patterns(isTrail: true), patterns(isTrail: false))
    let layers = stopLayers()
    for y in 0..<viewport.rows {
      for x in 0..<viewport.columns {
        let index = y * viewport.columns + x
        let light = light[x, y]
        let (character, style): (Character, Style) =
          if let layer = layers[index] {
            (layer.character, layer.style(light))
          } else if hasHalfBlocks {
            halfBlock(index, light, trail: trail[index], ahead: ahead[index])
          } else if trail[index] != 0 {
            // The trail replaces the land in its cells, so that it is visible without colours.
            (BrailleDots.character(trail[index]), theme.trail(light))
          } else if ahead[index] != 0 {
            (BrailleDots.character(ahead[index]), theme.ahead(light))
          } else {
            (BrailleDots.character(land(index, light)), theme.land(light))
          }
        canvas.put(narrow: character, at: column + x, row + y, style)
      }
    }
    drawLabels(on: &canvas, atColumn: column, row: row, layers)
    drawSanta(on: &canvas, atColumn: column, row: row)
  }

  private func patterns(isTrail: Bool) -> [UInt8] {
    var patterns = [UInt8](repeating: 0, count: viewport.columns * viewport.rows)
    for line in lines where line.isTrail == isTrail {
      for dot in line.dots { patterns[dot.cell] |= dot.bit }
    }
    return patterns
  }

  /// Returns a cell of two areas. The colour of an area is a mixture of land and water, by its share of land.
  private func halfBlock(
    _ index: Int, _ light: Theme.Light, trail: UInt8, ahead: UInt8
  ) -> (Character, Style) {
    guard let water = theme.water(light) else { return (" ", .plain) }
    func color(_ half: UInt8) -> Color {
      if trail & half != 0 { return theme.trail(light).foreground ?? water }
      if ahead & half != 0 { return theme.ahead(light).foreground ?? water }
      let land = (raster.patterns[index] & half).nonzeroBitCount
      return water.mixed(with: theme.landFill(light), share: Double(land) / 4)
    }
    let (upper, lower) = (color(BrailleDots.upper), color(BrailleDots.lower))
    return upper == lower ? (" ", Style(on: upper)) : ("▀", Style(upper, on: lower))
  }

  private func land(_ index: Int, _ light: Theme.Light) -> UInt8 {
    // Without colours, night is shown by half of the dots.
    theme.depth == .none && light == .night
      ? raster.patterns[index] & BrailleDots.half : raster.patterns[index]
  }

  // MARK: Layers above land

  private func stopLayers() -> [Int: Layer] {
    var layers: [Int: Layer] = [:]
    func add(_ point: Coordinate, _ character: Character, _ style: @escaping (Theme.Light) -> Style) {
      guard let cell = viewport.cell(of: point) else { return }
      layers[cell.row * viewport.columns + cell.column] = Layer(character: character, style: style)
    }
    if let journey = state.journey, let santa = state.santa {
      if state.camera.isDetailed {
        for stop in journey.visited(by: santa, count: journey.route.stops.count) {
          guard viewport.dot(of: stop.coordinate) != nil else { continue }
          add(stop.coordinate, DashboardSign.stopVisited, theme.trail)
        }
      }
      let count = state.camera.isDetailed ? journey.route.stops.count : Self.stopsAhead
      for stop in journey.ahead(of: santa, count: count).reversed() {
        guard state.camera.isWorld || viewport.dot(of: stop.coordinate) != nil else { continue }
        add(stop.coordinate, DashboardSign.stopAhead, theme.ahead)
      }
      if let next = santa.nextStop { add(next.coordinate, DashboardSign.nextStop, theme.nextStop) }
    }
    add(state.home.place.coordinate, DashboardSign.home, theme.home)
    return layers
  }

  /// Draws the names of places: home and the next stop, and on a map of a part of the world also all stops, the largest first.
  private func drawLabels(
    on canvas: inout Canvas, atColumn column: Int, row: Int, _ layers: [Int: Layer]
  ) {
    guard let journey = state.journey, let santa = state.santa else { return }
    var taken = Array(layers.keys)
    if let cell = santaCell {
      taken += [cell.row * viewport.columns + cell.column, cell.row * viewport.columns + cell.column + 1]
    }
    var labels = MapLabels(columns: viewport.columns, rows: viewport.rows, taken: taken)
    var stops = [santa.countdown.homeStop]
    if let next = santa.nextStop { stops.append(next) }
    if !state.camera.isWorld {
      if let last = santa.lastStop { stops.append(last) }
      stops += journey.stopsByPopulation.map { journey.route.stops[$0] }
    }
    var named: Set<String> = []
    for stop in stops where viewport.dot(of: stop.coordinate) != nil && named.insert(stop.id).inserted {
      guard let cell = viewport.cell(of: stop.coordinate) else { continue }
      labels.place(
        MapLabels.Point(column: cell.column, row: cell.row, name: language.city(of: stop).terminalSafe))
    }
    for label in labels.labels {
      // If the map doesn't draw all stops, a named stop still gets its sign.
      if layers[label.sign] == nil {
        let (y, x) = label.sign.quotientAndRemainder(dividingBy: viewport.columns)
        canvas.put(narrow: DashboardSign.stopVisited, at: column + x, row + y, theme.place(light[x, y]))
      }
      var x = label.column
      for character in label.text {
        let width = DisplayWidth.columns(of: character)
        guard width > 0 else { continue }
        canvas.put(String(character), at: column + x, row + label.row, theme.place(light[x, label.row]))
        x += width
      }
    }
  }

  private func drawSanta(on canvas: inout Canvas, atColumn column: Int, row: Int) {
    // As in Google's tracker, Santa is not on the map after the landing.
    guard let cell = santaCell else { return }
    canvas.put(
      String(DashboardSign.santa), at: column + cell.column, row + cell.row,
      theme.santa(light[cell.column, cell.row]))
  }

  /// The left one of the two cells that Santa needs.
  private var santaCell: (column: Int, row: Int)? {
    guard let santa = state.santa, santa.nextStop != nil, let cell = viewport.cell(of: santa.coordinate)
    else {
      return nil
    }
    let width = DisplayWidth.columns(of: DashboardSign.santa)
    return (max(0, min(cell.column, viewport.columns - width)), cell.row)
  }
}

/// The signs on the map. All except Santa are narrow on every terminal, even if it shows characters of ambiguous width
/// as wide.
enum DashboardSign {
  static let santa: Character = "🎅"
  static let home: Character = "⌂"
  static let nextStop: Character = "◉"
  static let stopAhead: Character = "∘"
  static let stopVisited: Character = "∙"
}
