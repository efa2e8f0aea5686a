import SantaCore

/// A postcard as an SVG picture. It is complete in itself: the viewer's own fonts show the text, and nothing is loaded.
struct PostcardSVG {
  private static let fonts =
    "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif"

  let card: Postcard

  var text: String {
    let (width, height) = (PostcardLayout.width, PostcardLayout.height)
    let description = ([card.countdown] + card.facts + [card.time]).joined(separator: ". ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img">
      <title>\(Self.escaped(card.heading)) \(Self.escaped(card.countdown))</title>
      <desc>\(Self.escaped(description))</desc>
      <rect width="100%" height="100%" fill="\(Ink.paper.hex)"/>
      <g fill="none" stroke-linecap="round">
      \(land(isDay: false, .nightLand))
      \(land(isDay: true, .dayLand))
      \(visited)
      </g>
      \(house)
      \(hat)
      <g font-family="\(Self.fonts)">
      \(lines.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private func land(isDay: Bool, _ ink: Ink) -> String {
    // Most dots have a neighbour, to which a relative step is shorter than a position.
    var path = ""
    var last: PostcardMap.Dot?
    for dot in card.map.dots where dot.isDay == isDay {
      let isNeighbour = last.map { $0.y == dot.y && $0.x + PostcardMap.pitch == dot.x } ?? false
      path += isNeighbour ? "m5 0h0" : "M\(Self.number(dot.x)) \(Self.number(dot.y))h0"
      last = dot
    }
    return
      #"<path stroke="\#(ink.hex)" stroke-width="\#(Self.number(2 * PostcardLayout.dotRadius))" d="\#(path)"/>"#
  }

  private var visited: String {
    let path = card.visited.map { place in
      let point = PostcardMap.position(of: place)
      return "M\(Self.number(point.x)) \(Self.number(point.y))h0"
    }.joined()
    return
      #"<path stroke="\#(Ink.visited.hex)" stroke-width="\#(Self.number(2 * PostcardLayout.visitedRadius))" d="\#(path)"/>"#
  }

  private var house: String {
    let point = PostcardMap.position(of: card.home)
    return """
      <g transform="translate(\(Self.number(point.x)) \(Self.number(point.y)))"><circle r="15" fill="\(Ink.paper.hex)"/>\
      <path fill="\(Ink.home.hex)" d="\(Self.polygon(PostcardLayout.house))"/></g>
      """
  }

  private var hat: String {
    let point = PostcardMap.position(of: card.santa)
    let (brim, bobble) = (PostcardLayout.hatBrim, PostcardLayout.hatBobble)
    return """
      <g transform="translate(\(Self.number(point.x)) \(Self.number(point.y)))">\
      <circle cy="-4" r="25" fill="\(Ink.paper.hex)"/>\
      <path fill="\(Ink.santa.hex)" d="\(Self.polygon(PostcardLayout.hat))"/>\
      <path stroke="\(Ink.text.hex)" stroke-width="\(Self.number(brim.width))" stroke-linecap="round" \
      d="M\(Self.number(brim.start.x)) \(Self.number(brim.start.y))L\(Self.number(brim.end.x)) \(Self.number(brim.end.y))"/>\
      <circle cx="\(Self.number(bobble.x))" cy="\(Self.number(bobble.y))" r="\(Self.number(bobble.radius))" fill="\(Ink.text.hex)"/></g>
      """
  }

  private var lines: [String] {
    typealias Layout = PostcardLayout
    let edge = Double(Layout.width) - Layout.margin
    let facts = zip(card.facts, Layout.factYs).map {
      line($0, Layout.factsX, $1, Layout.fact, .text, limit: Layout.factWidth)
    }
    return [
      line(card.heading, Layout.margin, Layout.headingY, Layout.heading, .label, limit: Layout.headingWidth),
      line(
        card.countdown, Layout.margin, Layout.countdownY, Layout.countdown, .text, limit: Layout.headingWidth,
        isBold: true),
    ] + facts + [
      line(card.title, Layout.margin, Layout.timeY, Layout.time, .label, limit: Layout.headingWidth),
      line(card.time, edge, Layout.timeY, Layout.time, .label, limit: Layout.factWidth, isAtEnd: true),
    ]
  }

  private func line(
    _ text: String, _ x: Double, _ y: Double, _ size: TextSize, _ ink: Ink, limit: Double,
    isBold: Bool = false,
    isAtEnd: Bool = false
  ) -> String {
    // Capitals have about seven tenths of a font's size. The width is estimated, because the viewer chooses the font.
    let full = size.capHeight / 0.72
    let estimate = Double(DisplayWidth.columns(of: text)) * 0.58 * full
    let fontSize = full * min(1, limit / max(estimate, 1))
    let attributes = (isBold ? #" font-weight="700""# : "") + (isAtEnd ? #" text-anchor="end""# : "")
    return
      #"<text x="\#(Self.number(x))" y="\#(Self.number(y))" font-size="\#(Self.number(fontSize))" fill="\#(ink.hex)"\#(attributes)>\#(Self.escaped(text))</text>"#
  }

  private static func polygon(_ points: [(x: Double, y: Double)]) -> String {
    "M" + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L") + "Z"
  }

  private static func number(_ value: Double) -> String { NumberText.decimal(value) }

  private static func escaped(_ text: String) -> String {
    text.terminalSafe.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
