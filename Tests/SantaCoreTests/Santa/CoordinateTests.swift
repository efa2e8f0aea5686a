import Testing

@testable import SantaModels
@testable import SantaStore

/// Coordinate.
struct CoordinateTests {
  private let london = Coordinate.of(51.5074, -0.1278)
  private let newYork = Coordinate.of(40.7128, -74.0060)

  @Test("A coordinate off the Earth does not exist")
  func refusesOutOfRange() {
    for (latitude, longitude) in [
      (90.0001, 0.0), (-91, 0), (0, 180.5), (0, -181), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
    ] {
      #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
    }
    #expect(Coordinate(latitude: -90, longitude: 180) != nil)
    #expect(Coordinate.northPole.latitude == 90)
  }

  @Test("Distances agree with published ones within half a per cent")
  func distances() {
    let sydney = Coordinate.of(-33.8688, 151.2093)
    #expect(isNear(london.distance(to: newYork), 5_570_000, share: 0.005))
    #expect(isNear(london.distance(to: sydney), 16_993_000, share: 0.005))
    // A quarter of a great circle, to the millimetre.
    let quarter = Double.pi / 2 * Coordinate.earthRadius
    #expect(abs(Coordinate.of(0, 0).distance(to: .northPole) - quarter) < 0.001)
    #expect(london.distance(to: newYork) == newYork.distance(to: london))
  }

  @Test("Opposite points are half a circle apart, and the same point under two names none")
  func distancesAtTheSeams() {
    let half = Double.pi * Coordinate.earthRadius
    #expect(abs(Coordinate.of(0, 0).distance(to: .of(0, 180)) - half) < 0.001)
    #expect(abs(Coordinate.of(37.5, -122).distance(to: .of(-37.5, 58)) - half) < 1)
    #expect(Coordinate.of(10, 180).distance(to: .of(10, -180)) < 0.001)
    #expect(Coordinate.of(90, 0).distance(to: .of(90, 120)) < 0.001)
  }

  @Test("The way from Fiji to Samoa goes across the antimeridian, not around the world")
  func interpolatesAcrossAntimeridian() {
    let west = Coordinate.of(-18, 178)
    let east = Coordinate.of(-14, -172)
    let total = west.distance(to: east)
    for step in 0...20 {
      let point = west.interpolated(to: east, fraction: Double(step) / 20)
      #expect(point.longitude >= 178 || point.longitude <= -172)
      #expect(abs(west.distance(to: point) - total * Double(step) / 20) < 1)
    }
  }

  @Test("The way between opposite meridians goes over the pole")
  func interpolatesOverPole() {
    let point = Coordinate.of(80, 0).interpolated(to: .of(80, 180), fraction: 0.5)
    #expect(abs(point.latitude - 90) < 1e-6)
    let before = Coordinate.of(80, 0).interpolated(to: .of(80, 180), fraction: 0.25)
    #expect(abs(before.latitude - 85) < 1e-6)
    #expect(abs(before.longitude) < 1e-6)
    #expect(Coordinate.northPole.interpolated(to: .of(0, 50), fraction: 0.5).distance(to: .of(45, 50)) < 0.01)
  }

  @Test("The ends of a great circle are exact, and one without a direction stays in place")
  func interpolatesEnds() {
    #expect(london.interpolated(to: newYork, fraction: 0) == london)
    #expect(london.interpolated(to: newYork, fraction: 1) == newYork)
    #expect(london.interpolated(to: newYork, fraction: 7) == newYork)
    #expect(london.interpolated(to: newYork, fraction: .nan) == london)
    #expect(london.interpolated(to: london, fraction: 0.5) == london)
    #expect(Coordinate.of(0, 0).interpolated(to: .of(0, 180), fraction: 0.5) == .of(0, 0))
  }

  @Test("Bearings point the way a great circle starts")
  func bearings() {
    #expect(abs(Coordinate.of(0, 0).bearing(to: .of(0, 10)) - 90) < 1e-9)
    #expect(abs(Coordinate.of(0, 0).bearing(to: .of(0, -10)) - 270) < 1e-9)
    #expect(abs(Coordinate.of(0, 179).bearing(to: .of(0, -179)) - 90) < 1e-9)
    #expect(abs(london.bearing(to: .northPole)) < 1e-9)
    #expect(abs(Coordinate.northPole.bearing(to: london) - 180) < 1)
    #expect(abs(london.bearing(to: newYork) - 288.3) < 0.5)
    #expect(london.bearing(to: london) == 0)
  }
}

private func isNear(_ value: Double, _ expected: Double, share: Double) -> Bool {
  abs(value - expected) <= abs(expected) * share
}
