import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

struct MapTests {
  @Test func `a marker is where its point is, at any size and zoom`() throws {
    for seed in UInt64(0)..<200 {
      var generator = SeededGenerator(seed: seed)
      let middle = try #require(
        Coordinate(
          latitude: Double.random(in: -90...90, using: &generator),
          longitude: Double.random(in: -180...180, using: &generator)))
      let (columns, rows) = (
        Int.random(in: 1...150, using: &generator), Int.random(in: 1...50, using: &generator)
      )
      for viewport in [
        MapViewport.world(columns: columns, rows: rows),
        .around(middle, latitudes: 40, columns: columns, rows: rows),
      ] {
        #expect(viewport.columns <= columns && viewport.rows <= rows)
        let column = Int.random(in: 0..<viewport.columns, using: &generator)
        let row = Int.random(in: 0..<viewport.rows, using: &generator)
        let cell = try #require(
          viewport.cell(of: viewport.center(ofColumn: column, row: row)), "seed \(seed)")
        #expect(cell.row == row, "seed \(seed)")
        // A map as wide as the Earth shows each meridian only once.
        #expect(cell.column == column, "seed \(seed)")
      }
      let around = MapViewport.around(middle, latitudes: 40, columns: columns, rows: rows)
      #expect(around.cell(of: middle) != nil, "seed \(seed)")
    }
  }

  @Test func `the poles are at the edges of the world`() throws {
    let world = MapViewport.world(columns: 80, rows: 20)
    #expect(world.cell(of: .northPole)?.row == 0)
    let south = try #require(Coordinate(latitude: -90, longitude: 0))
    #expect(world.cell(of: south)?.row == world.rows - 1)
    for longitude in [-180.0, 180] {
      let point = try #require(Coordinate(latitude: 0, longitude: longitude))
      #expect(world.cell(of: point)?.column == 0)
    }
  }

  @Test func `dots are where Unicode has them`() {
    #expect(BrailleDots.character(0) == " ")
    #expect(BrailleDots.character(BrailleDots.bit(x: 0, y: 0)) == "⠁")
    #expect(BrailleDots.character(BrailleDots.bit(x: 1, y: 2)) == "⠠")
    #expect(BrailleDots.character(BrailleDots.bit(x: 0, y: 3)) == "⡀")
    #expect(BrailleDots.character(BrailleDots.bit(x: 1, y: 3)) == "⢀")
    #expect(BrailleDots.character(0xFF) == "⣿")
  }

  @Test func `figures have the columns that they say`() {
    for (text, scale) in [("0123456789", 1), ("13:41:05", 1), ("33d 15h", 2), ("9h 05m", 1), ("", 1)] {
      let lines = BigFigures.lines(text, scale: scale)
      #expect(lines.count == BigFigures.rows(scale: scale))
      #expect(lines.allSatisfy { $0.count == max(0, BigFigures.columns(of: text, scale: scale)) })
    }
    #expect(BigFigures.lines("1:0", scale: 1) == ["▄█  ▄ █▀█", " █  ▄ █ █", "▀▀▀   ▀▀▀"])
  }

  @Test func `a world that is turned shows all of it all the same`() throws {
    for west in [-180.0, -30, 0, 170, 179.9] {
      let world = MapViewport.world(columns: 80, rows: 20, west: west)
      for seed in UInt64(0)..<50 {
        var generator = SeededGenerator(seed: seed)
        let point = try #require(
          Coordinate(
            latitude: Double.random(in: -50...80, using: &generator),
            longitude: Double.random(in: -180...180, using: &generator)))
        #expect(world.dot(of: point) != nil, "\(west), seed \(seed)")
      }
    }
  }

  @Test func `it zooms down to 500 km around a point, and up to the world`() throws {
    var state = DashboardScene(at: .takeOff + 9 * 3600).state
    for _ in 0..<40 { _ = state.keyPressed(.character("i")) }
    #expect(state.camera.span == MapCamera.smallestSpan && state.camera.focus == .santa)
    // 9 degrees of a meridian are 1,000 km.
    #expect(abs(MapCamera.smallestSpan * 111.2 / 2 - 500) < 2)
    _ = state.keyPressed(.shiftRight)
    guard case .point = state.camera.focus else {
      Issue.record("\(state.camera)")
      return
    }
    var spans: [Double] = []
    while !state.camera.isWorld, spans.count < 40 {
      spans.append(state.camera.span)
      _ = state.keyPressed(.character("o"))
    }
    #expect(spans == spans.sorted() && (6...12).contains(spans.count))
    #expect(state.camera.isWorld)
    _ = state.keyPressed(.character("o"))
    #expect(state.camera == MapCamera())
    _ = state.keyPressed(.character("d"))
    #expect(state.camera.isWorld && state.camera.west > -180)
    _ = state.keyPressed(.character("m"))
    #expect(state.camera == .santa)
  }

  @Test func `the wheel keeps the point under the mouse, and dragging moves the map with it`() throws {
    let size = TerminalSize(columns: 120, rows: 40)
    for seed in UInt64(0)..<100 {
      var generator = SeededGenerator(seed: seed)
      var state = DashboardScene(at: .takeOff + 9 * 3600).state
      _ = state.keyPressed(.character("h"))
      let layout = try #require(DashboardLayout(size, hasTimeline: state.hasTimeline))
      let region = try #require(layout.map)
      func viewport() -> MapViewport { state.camera.viewport(state, region) }
      let cell = (
        column: Int.random(in: 0..<viewport().columns, using: &generator),
        row: Int.random(in: 0..<viewport().rows, using: &generator)
      )
      func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) {
        _ = state.mouseMoved(
          MouseEvent(
            action: action, column: region.column + (region.columns - viewport().columns) / 2 + column,
            row: region.row + row), size)
      }
      let point = viewport().center(ofColumn: cell.column, row: cell.row)
      mouse(.wheelUp, cell.column, cell.row)
      let after = try #require(viewport().cell(of: point), "seed \(seed)")
      #expect(abs(after.row - cell.row) <= 1 && abs(after.column - cell.column) <= 1, "seed \(seed)")
      let held = viewport().center(ofColumn: 30, row: 10)
      mouse(.press, 30, 10)
      mouse(.drag, 33, 12)
      mouse(.release, 33, 12)
      let moved = try #require(viewport().cell(of: held))
      #expect(abs(moved.column - 33) <= 3 && abs(moved.row - 12) <= 1, "seed \(seed)")
      let before = state.camera
      mouse(.drag, 50, 5)
      #expect(state.camera == before)
    }
  }

  @Test func `names never cover each other, a sign or the edge`() {
    for seed in UInt64(0)..<300 {
      var generator = SeededGenerator(seed: seed)
      let (columns, rows) = (
        Int.random(in: 1...120, using: &generator), Int.random(in: 1...40, using: &generator)
      )
      let points = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
        MapLabels.Point(
          column: Int.random(in: 0..<columns, using: &generator),
          row: Int.random(in: 0..<rows, using: &generator),
          name: ["Oslo", "東京", "Rio de Janeiro", "X", ""].randomElement(using: &generator) ?? "")
      }
      let signs = Set(points.map { $0.row * columns + $0.column })
      var labels = MapLabels(columns: columns, rows: rows, taken: signs)
      for point in points { labels.place(point) }
      var covered = signs
      for label in labels.labels {
        let width = DisplayWidth.columns(of: label.text)
        #expect(
          label.column >= 0 && label.column + width <= columns && (0..<rows).contains(label.row),
          "seed \(seed)")
        for x in label.column..<label.column + width {
          #expect(covered.insert(label.row * columns + x).inserted, "seed \(seed)")
        }
      }
    }
  }

  @Test func `the line of a leg is where its points are`() throws {
    for seed in UInt64(0)..<100 {
      var generator = SeededGenerator(seed: seed)
      func point() throws -> Coordinate {
        try #require(
          Coordinate(
            latitude: Double.random(in: -85...85, using: &generator),
            longitude: Double.random(in: -180...180, using: &generator)))
      }
      let (start, end) = (try point(), try point())
      let middle = start.interpolated(to: end, fraction: Double.random(in: 0...1, using: &generator))
      for viewport in [
        MapViewport.world(columns: 80, rows: 20), .around(middle, latitudes: 9, columns: 80, rows: 20),
        .around(try point(), latitudes: 60, columns: 50, rows: 20),
      ] {
        let dots = MapRoute.dots(from: start, to: end, in: viewport)
        #expect(dots.allSatisfy { (0..<viewport.columns * viewport.rows).contains($0.cell) })
        let cells = Set(dots.map(\.cell))
        for step in 0...4000 {
          let sample = start.interpolated(to: end, fraction: Double(step) / 4000)
          guard let dot = viewport.dot(of: sample) else { continue }
          let (column, row) = (dot.x / MapViewport.dotsPerColumn, dot.y / MapViewport.dotsPerRow)
          // At the edge of a cell, the dot may be in the next cell.
          let isDrawn = (-1...1).contains { y in
            (-1...1).contains { x in
              (0..<viewport.columns).contains(column + x)
                && cells.contains((row + y) * viewport.columns + column + x)
            }
          }
          if !isDrawn { Issue.record("seed \(seed): \(sample) is missing") }
        }
      }
    }
  }
}
