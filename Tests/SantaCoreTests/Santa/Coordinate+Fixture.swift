@testable import SantaModels
@testable import SantaStore

extension Coordinate {
  /// Returns a coordinate that a test knows to be on the Earth.
  ///
  /// An invalid coordinate becomes the North Pole, which then fails the test's expectation.
  static func of(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude) ?? .northPole
  }
}
