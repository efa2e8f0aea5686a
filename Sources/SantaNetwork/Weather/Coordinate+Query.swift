import SantaCore

extension Coordinate {
  /// The numbers with four decimals, a precision of eleven metres. MET Norway doesn't allow more.
  var queryTexts: (latitude: String, longitude: String) { (Self.text(latitude), Self.text(longitude)) }

  private static func text(_ degrees: Double) -> String {
    // Adding 0 turns -0 into 0.
    "\((degrees * 10_000).rounded() / 10_000 + 0)"
  }
}
