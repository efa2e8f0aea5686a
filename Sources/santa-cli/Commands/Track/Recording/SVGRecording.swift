/// Frames of the dashboard as an SVG image, which is animated unless there is only one frame.
///
/// Every distinct row is drawn once and referenced from each frame that contains it, so that the file stays small. Dots and
/// blocks are drawn as shapes, because fonts disagree on their widths.
struct SVGRecording {
  /// The size of a cell in units of the image.
  private static let (width, height) = (8, 17)

  /// The background of cells that don't set one.
  private static let background = "#101418"
  private static let foreground = "#d8dce0"

  let frames: [Canvas]
  /// How long each frame is shown, in seconds.
  let duration: Double

  var text: String {
    guard !frames.isEmpty else { return "" }
    let columns = frames.reduce(0) { max($0, $1.size.columns) } * Self.width + 16
    let rows = frames.reduce(0) { max($0, $1.size.rows) } * Self.height + 16
    var drawn: [String: Int] = [:]
    var definitions: [String] = []
    var groups: [String] = []
    let total = duration * Double(frames.count)
    for (index, frame) in frames.enumerated() {
      var uses: [String] = []
      let size = frame.size
      for row in 0..<size.rows {
        let shapes = Self.row(Array(frame.cells[row * size.columns..<(row + 1) * size.columns]))
        guard !shapes.isEmpty else { continue }
        let id = drawn[shapes] ?? drawn.count
        if drawn.updateValue(id, forKey: shapes) == nil {
          definitions.append("<g id=\"r\(id)\">\(shapes)</g>")
        }
        uses.append("<use href=\"#r\(id)\" y=\"\(row * Self.height)\"/>")
      }
      let delay = NumberFormat.short(Double(index) * duration - total)
      // A viewer without animations shows the last frame.
      let name = index == frames.count - 1 ? "f" : "f h"
      let animation = frames.count > 1 ? " class=\"\(name)\" style=\"animation-delay:\(delay)s\"" : ""
      groups.append("<g\(animation)>\(uses.joined())</g>")
    }
    let share = NumberFormat.short(100 / Double(frames.count))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(columns) \(rows)" width="\(columns)" height="\(rows)">
      <style>text{font:14px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre}
      .h{visibility:hidden}
      .f{animation:f \(NumberFormat.short(total))s step-end infinite}
      @keyframes f{0%{visibility:visible}\(share)%,100%{visibility:hidden}}</style>
      <rect width="100%" height="100%" rx="8" fill="\(Self.background)"/>
      <defs>
      \(definitions.joined(separator: "\n"))
      </defs>
      <g transform="translate(8 8)">
      \(groups.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  // MARK: Rows

  private static func row(_ cells: [Cell]) -> String {
    var result = ""
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, cells[end].style == cells[start].style { end += 1 }
      result += run(cells[start..<end])
      start = end
    }
    return result
  }

  /// Draws consecutive cells of a row that have the same style.
  private static func run(_ cells: ArraySlice<Cell>) -> String {
    guard let style = cells.first?.style else { return "" }
    var (foreground, background) = (style.foreground.map(hex) ?? foreground, style.background.map(hex))
    if style.isReversed { (foreground, background) = (background ?? Self.background, foreground) }
    let x = cells.startIndex * width
    var result =
      background.map {
        "<rect x=\"\(x)\" width=\"\(cells.count * width)\" height=\"\(height)\" fill=\"\($0)\"/>"
      } ?? ""
    let dots = cells.indices.map { Self.dots(cells[$0].character, column: $0) }.joined()
    let attributes = "\(style.isDim ? " opacity=\".6\"" : "")"
    if !dots.isEmpty {
      result +=
        "<path d=\"\(dots)\" stroke=\"\(foreground)\" stroke-width=\"2.6\" stroke-linecap=\"round\"\(attributes)/>"
    }
    let blocks = cells.indices.map { Self.block(cells[$0].character, column: $0) }.joined()
    if !blocks.isEmpty { result += "<path d=\"\(blocks)\" fill=\"\(foreground)\"\(attributes)/>" }
    // Each word has its own position, so that a font with other widths doesn't shift the words after it.
    var word: (column: Int, text: String)?
    func end() {
      guard let ended = word else { return }
      let weight = style.isBold ? " font-weight=\"bold\"" : ""
      result +=
        "<text x=\"\(ended.column * width)\" y=\"13\" fill=\"\(foreground)\"\(weight)\(attributes)>\(escaped(ended.text))</text>"
      word = nil
    }
    for index in cells.indices {
      guard let character = cells[index].character else { continue }
      let isShape = !Self.dots(character, column: 0).isEmpty || !block(character, column: 0).isEmpty
      guard character != " ", !isShape else {
        end()
        continue
      }
      if character.isASCII, word != nil {
        word?.text.append(character)
      } else {
        end()
        word = (index, String(character))
      }
      if !character.isASCII { end() }
    }
    end()
    return result
  }

  /// Returns the path of the dots of a Braille pattern.
  private static func dots(_ character: Character?, column: Int) -> String {
    guard let value = character?.unicodeScalars.first?.value, (0x2801...0x28FF).contains(value) else {
      return ""
    }
    var path = ""
    for y in 0..<4 {
      for x in 0..<2 where UInt8(value - 0x2800) & BrailleDots.bit(x: x, y: y) != 0 {
        path += "M\(column * width + 2 + x * 4) \(2 + y * 4)h0"
      }
    }
    return path
  }

  /// Returns the path of a block element or a line, as a rectangle.
  private static func block(_ character: Character?, column: Int) -> String {
    let x = column * width
    switch character {
    case "█": return "M\(x) 0h8v17h-8z"
    case "▀": return "M\(x) 0h8v8h-8z"
    case "▄": return "M\(x) 8h8v9h-8z"
    case "░": return "M\(x) 7h8v3h-8z"
    case "━": return "M\(x) 7h8v3h-8z"
    case "─": return "M\(x) 8h8v1h-8z"
    case let bar? where bar.unicodeScalars.count == 1:
      guard let value = bar.unicodeScalars.first?.value else { return "" }
      if (0x2581...0x2587).contains(value) {
        let rows = Int(value - 0x2580) * 17 / 8
        return "M\(x) \(17 - rows)h8v\(rows)h-8z"
      }
      if (0x2589...0x258F).contains(value) {
        return "M\(x) 0h\(Int(0x2590 - value))v17h-\(Int(0x2590 - value))z"
      }
      return ""
    default: return ""
    }
  }

  private static func hex(_ color: Color) -> String {
    "#" + [color.red, color.green, color.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private enum NumberFormat {
    static func short(_ number: Double) -> String {
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
  }
}
