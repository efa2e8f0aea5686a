import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

@Suite struct MapTests {
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
        // A map as wide as the Earth has one cell for each meridian.
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
}
