@testable import SantaModels
@testable import SantaStore

extension Coordinate {
  /// A coordinate that a test knows to be on the Earth.
  ///
  /// Off it, it is the North Pole, which then fails the test's expectation.
  static func of(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude) ?? .northPole
  }
}
