import SantaCore

extension Coordinate {
  /// Four decimals, some eleven metres: as many as MET Norway allows.
  var queryTexts: (latitude: String, longitude: String) { (Self.text(latitude), Self.text(longitude)) }

  private static func text(_ degrees: Double) -> String {
    // Adding zero turns the negative one positive.
    "\((degrees * 10_000).rounded() / 10_000 + 0)"
  }
}
