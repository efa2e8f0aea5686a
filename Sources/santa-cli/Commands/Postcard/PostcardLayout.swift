/// The positions and sizes of a postcard's parts, in pixels. Both formats of the picture use them.
enum PostcardLayout {
  /// The size of the pictures that chats and social networks show beside a link.
  static let (width, height) = (1200, 630)
  static let margin = 48.0
  /// The left edge of the facts.
  static let factsX = 660.0
  static let headingY = 526.0
  static let countdownY = 596.0
  static let factYs = [526.0, 562.0, 598.0]
  static let timeY = 30.0
  static let dotRadius = 1.7
  static let visitedRadius = 2.4

  static let heading = TextSize(capHeight: 20, weight: 2.2)
  static let countdown = TextSize(capHeight: 42, weight: 5)
  static let fact = TextSize(capHeight: 17, weight: 2)
  static let time = TextSize(capHeight: 13, weight: 1.6)

  static let headingWidth = factsX - margin - 24
  static let factWidth = Double(width) - factsX - margin

  /// The hat that marks Santa, as polygons around the origin.
  static let hat: [(x: Double, y: Double)] = [
    (-13, 4), (-9, -8), (-2, -17), (7, -20), (15, -14), (17, -5), (11, -10), (8, -9), (13, 4),
  ]
  static let hatBrim = (start: (x: -14.0, y: 6.0), end: (x: 14.0, y: 6.0), width: 8.0)
  static let hatBobble = (x: 17.0, y: -3.0, radius: 4.5)

  /// The house that marks the home.
  static let house: [(x: Double, y: Double)] = [
    (-10, 1), (0, -9), (10, 1), (7, 1), (7, 10), (-7, 10), (-7, 1),
  ]
}
