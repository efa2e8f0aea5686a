/// A line of a panel: spans with different styles, and trailing spans at the right edge.
struct StyledLine: Equatable, Sendable {
  struct Span: Equatable, Sendable {
    var text: String
    var style: Style
  }

  var spans: [Span]
  var trailing: [Span]

  init(_ text: String, _ style: Style = .plain) {
    self.init([Span(text: text, style: style)])
  }

  init(_ spans: [Span], trailing: [Span] = []) {
    // Names of places and messages of services are untrusted.
    self.spans = spans.map { Span(text: $0.text.terminalSafe, style: $0.style) }
    self.trailing = trailing.map { Span(text: $0.text.terminalSafe, style: $0.style) }
  }

  static let blank = StyledLine([])

  /// The width of the spans, without the trailing ones.
  var columns: Int { spans.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) } }

  /// Whether all spans fit into a number of columns, with a gap before the trailing ones.
  func fits(_ columns: Int) -> Bool {
    let end = trailing.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    return self.columns + (end > 0 ? end + 2 : 0) <= columns
  }

  /// Draws the line into the given number of columns. A line that does not fit is truncated with an ellipsis. The trailing
  /// spans are kept if they fit.
  func draw(on canvas: inout Canvas, at column: Int, _ row: Int, columns: Int) {
    let end = column + columns
    let width = trailing.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
    let hasRoom = width > 0 && width + 2 <= columns
    var limit = end
    if hasRoom {
      limit = end - width - 1
      var position = end - width
      for span in trailing { position = canvas.put(span.text, at: position, row, span.style, limit: end) }
    }
    var position = column
    for (index, span) in spans.enumerated() {
      let others = spans[(index + 1)...].reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
      let room = limit - position
      guard room > 0 else { return }
      // The ellipsis is in the last column, even if the line is cut exactly between two spans.
      let isCut =
        DisplayWidth.columns(of: span.text) > room
        || (others > 0 && DisplayWidth.columns(of: span.text) == room)
      let text = isCut ? DisplayWidth.truncated(span.text + (others > 0 ? " " : ""), to: room) : span.text
      position = canvas.put(text, at: position, row, span.style, limit: limit)
      if isCut { return }
    }
  }
}
