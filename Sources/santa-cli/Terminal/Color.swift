/// A colour of text or of its background.
struct Color: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  /// The number of the colour on a terminal with sixteen colours: 0...7, and 8...15 for the bright ones.
  var basic: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, basic: UInt8) {
    (self.red, self.green, self.blue, self.basic) = (red, green, blue, basic)
  }

  /// The relative luminance by WCAG 2.2: 0 for black, and 1 for white.
  var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : Self.power((share + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns a share to the power of 2.4, by the series of the fifth root. Foundation's `pow` isn't loaded for it.
  private static func power(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    // Newton's method for the fifth root of base², because 2.4 = 2 + 2 / 5.
    let square = base * base
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }

  /// Returns the colour between this one and another one. Its number on a terminal with sixteen colours is this one's.
  func mixed(with other: Color, share: Double) -> Color {
    func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
      UInt8(min(max(Double(first) + (Double(second) - Double(first)) * share, 0), 255).rounded())
    }
    return Color(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), basic: basic)
  }

  /// The nearest of the 216 colours and 24 greys on a terminal with 256 colours.
  var indexed: UInt8 {
    let steps: [Int] = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
    }
    let cube = [red, green, blue].map(nearest)
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    func error(_ values: [Int]) -> Int {
      zip(values, [red, green, blue]).reduce(0) { $0 + ($1.0 - Int($1.1)) * ($1.0 - Int($1.1)) }
    }
    return error(cube.map { steps[$0] }) <= error(Array(repeating: grey * 10 + 8, count: 3))
      ? UInt8(16 + 36 * cube[0] + 6 * cube[1] + cube[2]) : UInt8(232 + grey)
  }
}

/// The number of colours that a terminal shows.
enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  case none, basic, indexed, full

  static func < (first: ColorDepth, second: ColorDepth) -> Bool { first.rawValue < second.rawValue }
}
