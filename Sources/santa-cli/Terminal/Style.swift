/// The style of a cell: its colours and attributes.
struct Style: Hashable, Sendable {
  var foreground: Color?
  var background: Color?
  var isBold = false
  var isDim = false
  var isReversed = false

  static let plain = Style()

  init(
    _ foreground: Color? = nil, on background: Color? = nil, isBold: Bool = false, isDim: Bool = false,
    isReversed: Bool = false
  ) {
    (self.foreground, self.background) = (foreground, background)
    (self.isBold, self.isDim, self.isReversed) = (isBold, isDim, isReversed)
  }

  /// Returns the sequence that sets a terminal to this style from any other style. Without colours, it contains only the
  /// attributes.
  func sequence(_ depth: ColorDepth) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isReversed { codes.append("7") }
    if let foreground { codes += Self.codes(for: foreground, depth, isBackground: false) }
    if let background { codes += Self.codes(for: background, depth, isBackground: true) }
    return "\u{1B}[\(codes == ["0"] ? "" : codes.joined(separator: ";"))m"
  }

  private static func codes(for color: Color, _ depth: ColorDepth, isBackground: Bool) -> [String] {
    let offset = isBackground ? 10 : 0
    switch depth {
    case .none: return []
    case .basic:
      // Bright colours have different numbers.
      return ["\(Int(color.basic % 8) + (color.basic < 8 ? 30 : 90) + offset)"]
    case .indexed: return ["\(38 + offset)", "5", "\(color.indexed)"]
    case .full: return ["\(38 + offset)", "2", "\(color.red)", "\(color.green)", "\(color.blue)"]
    }
  }
}
