import SantaCore

extension Coordinate {
  /// The numbers with four decimals, a precision of eleven metres. MET Norway allows no more.
  var queryTexts: (latitude: String, longitude: String) { (Self.text(latitude), Self.text(longitude)) }

  private static func text(_ degrees: Double) -> String {
    // Adding 0 makes 0 of -0.
    "\((degrees * 10_000).rounded() / 10_000 + 0)"
  }
}
