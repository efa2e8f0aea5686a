/// A colour of text or of its background.
struct Color: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  /// The number of the colour to use on a terminal with sixteen: 0...7, and 8...15 for the bright ones.
  var basic: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, basic: UInt8) {
    (self.red, self.green, self.blue, self.basic) = (red, green, blue, basic)
  }

  /// The nearest of the 216 colours and the 24 greys of a terminal with 256.
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
