import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

struct GreatCircleLineTests {
  private typealias Position = GreatCircleLine.Position

  private func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test func `a line over the antimeridian is cut there, eastwards and westwards`() throws {
    let east = GreatCircleLine(through: [try point(0, 179), try point(0, -179)])
    #expect(east.parts.map(\.count) == [2, 2])
    #expect(east.parts[0].last == Position(longitude: 180, latitude: 0))
    #expect(east.parts[1].first == Position(longitude: -180, latitude: 0))
    let west = GreatCircleLine(through: [try point(10, -178), try point(12, 179)])
    #expect(west.parts.map { $0.map(\.longitude) } == [[-178, -180], [180, 179]])
    #expect(west.parts[0].last?.latitude == west.parts[1].first?.latitude)
  }

  @Test func `a point on the antimeridian makes no part of its own`() throws {
    let line = GreatCircleLine(through: [try point(0, 178), try point(0, 180), try point(0, -178)])
    #expect(line.parts.map { $0.map(\.longitude) } == [[178, 180], [-180, -178]])
    let start = GreatCircleLine(through: [try point(0, 180), try point(0, -178)])
    #expect(start.parts.map { $0.map(\.longitude) } == [[-180, -178]])
  }

  @Test func `at the pole the line keeps its meridian`() throws {
    let line = GreatCircleLine(through: [try point(88, 100), .northPole, try point(88, -30)])
    #expect(line.parts.map { $0.map(\.longitude) } == [[100, 100], [-30, -30]])
  }

  @Test func `far points have others of their great circle between them`() throws {
    let line = GreatCircleLine(through: [try point(60, -90), try point(60, 90)])
    // The line crosses the pole instead of following the parallel.
    #expect(line.parts.flatMap(\.self).contains { $0.latitude > 85 })
  }

  @Test func `the whole flight, and any other, never runs across the map`() throws {
    var routes = [Route.embedded(year: 2026).stops.map(\.coordinate)]
    let seed = UInt64.random(in: .min ... .max)
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      routes.append(
        try (0..<20).map { _ in
          try point(.random(in: -90...90, using: &generator), .random(in: -180...180, using: &generator))
        })
    }
    for points in routes {
      let line = GreatCircleLine(through: points)
      for part in line.parts {
        #expect(part.count >= 2)
        #expect(part.allSatisfy { abs($0.longitude) <= 180 && abs($0.latitude) <= 90 })
        #expect(zip(part, part.dropFirst()).allSatisfy { abs($0.longitude - $1.longitude) <= 180 })
      }
      for (part, next) in zip(line.parts, line.parts.dropFirst()) {
        let (end, start) = (try #require(part.last), try #require(next.first))
        #expect(end.latitude == start.latitude)
        #expect(end.longitude == -start.longitude || abs(end.latitude) == 90)
      }
    }
  }
}
