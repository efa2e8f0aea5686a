/// A colour of a postcard.
enum Ink: UInt8, CaseIterable, Sendable {
  case paper, nightLand, dayLand, visited, santa, text, label, home

  var rgb: (UInt8, UInt8, UInt8) {
    switch self {
    case .paper: (11, 22, 38)
    case .nightLand: (44, 68, 99)
    case .dayLand: (104, 145, 186)
    case .visited: (242, 193, 78)
    case .santa: (229, 57, 53)
    case .text: (244, 247, 251)
    case .label: (159, 179, 200)
    case .home: (126, 224, 160)
    }
  }

  /// The colour in CSS.
  var hex: String {
    "#" + [rgb.0, rgb.1, rgb.2].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
