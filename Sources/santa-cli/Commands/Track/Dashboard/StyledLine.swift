/// A line of a panel: pieces of text in their styles, and some more at the right end.
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
    // Places and reasons are somebody else's text.
    self.spans = spans.map { Span(text: $0.text.terminalSafe, style: $0.style) }
    self.trailing = trailing.map { Span(text: $0.text.terminalSafe, style: $0.style) }
  }

  static let blank = StyledLine([])

  /// Draws the line into so many columns; what does not fit is cut, with an ellipsis, the right end last.
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
      // The ellipsis stands where the line ends, even if it is just between two spans.
      let isCut =
        DisplayWidth.columns(of: span.text) > room
        || (others > 0 && DisplayWidth.columns(of: span.text) == room)
      let text = isCut ? DisplayWidth.truncated(span.text + (others > 0 ? " " : ""), to: room) : span.text
      position = canvas.put(text, at: position, row, span.style, limit: limit)
      if isCut { return }
    }
  }
}
