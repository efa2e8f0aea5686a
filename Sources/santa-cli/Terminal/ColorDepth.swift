/// How many colours a terminal shows.
enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  case none, basic, indexed, full

  static func < (first: ColorDepth, second: ColorDepth) -> Bool { first.rawValue < second.rawValue }
}
