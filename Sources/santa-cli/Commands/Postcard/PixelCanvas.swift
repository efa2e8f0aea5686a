/// A picture in which shapes with smooth edges are drawn.
///
/// A pixel has one ink at one of sixteen strengths over the paper. Inks are not mixed: at the edge between two shapes, a pixel
/// belongs to the shape that covers more of it. All pictures therefore share one palette.
struct PixelCanvas: Sendable {
  private static let strengths = 16

  let width: Int
  let height: Int
  private var pixels: [UInt8]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height)
  }

  var image: PNGImage { PNGImage(width: width, height: height, palette: Self.palette, pixels: pixels) }

  private static let palette: [(UInt8, UInt8, UInt8)] = {
    let paper = Ink.paper.rgb
    return Ink.allCases.flatMap { ink in
      (0..<strengths).map { strength in
        func mixed(_ from: UInt8, _ to: UInt8) -> UInt8 {
          UInt8(Int(from) + (Int(to) - Int(from)) * strength / (strengths - 1))
        }
        return (mixed(paper.0, ink.rgb.0), mixed(paper.1, ink.rgb.1), mixed(paper.2, ink.rgb.2))
      }
    }
  }()

  /// Draws a filled circle.
  mutating func disc(_ x: Double, _ y: Double, radius: Double, _ ink: Ink) {
    line(x, y, x, y, width: 2 * radius, ink)
  }

  /// Draws a line with round ends.
  mutating func line(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, width: Double, _ ink: Ink
  ) {
    let (dx, dy) = (endX - startX, endY - startY)
    let squared = dx * dx + dy * dy
    let reach = width / 2 + 1
    for row in range(startY, endY, reach, height) {
      for column in range(startX, endX, reach, self.width) {
        let (x, y) = (Double(column) + 0.5 - startX, Double(row) + 0.5 - startY)
        let share = squared > 0 ? min(max((x * dx + y * dy) / squared, 0), 1) : 0
        let (offX, offY) = (x - share * dx, y - share * dy)
        set(column, row, ink, coverage: width / 2 + 0.5 - (offX * offX + offY * offY).squareRoot())
      }
    }
  }

  /// Fills a polygon. A pixel is sampled at 16 points.
  mutating func fill(_ points: [(x: Double, y: Double)], _ ink: Ink) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return }
    for row in range(top, bottom, 1, height) {
      for column in range(left, right, 1, width) {
        var count = 0
        for sample in 0..<16 {
          let x = Double(column) + (Double(sample % 4) + 0.5) / 4
          let y = Double(row) + (Double(sample / 4) + 0.5) / 4
          if Self.contains(points, x, y) { count += 1 }
        }
        set(column, row, ink, coverage: Double(count) / 16)
      }
    }
  }

  /// Draws text whose baseline begins at a point.
  mutating func text(_ text: String, _ x: Double, _ y: Double, _ size: TextSize, _ ink: Ink) {
    let scale = size.capHeight / StrokeFont.capHeight
    var pen = x
    for glyph in text.flatMap({ StrokeFont.glyphs(for: $0) }) {
      for stroke in glyph.strokes {
        for (start, end) in zip(stroke, stroke.dropFirst()) {
          line(
            pen + (start.x - glyph.left) * scale, y + (start.y - StrokeFont.baseline) * scale,
            pen + (end.x - glyph.left) * scale, y + (end.y - StrokeFont.baseline) * scale,
            width: size.weight, ink)
        }
      }
      pen += (glyph.right - glyph.left) * scale
    }
  }

  /// Returns the width of drawn text.
  static func width(of text: String, _ size: TextSize) -> Double {
    text.flatMap { StrokeFont.glyphs(for: $0) }.reduce(0) { $0 + $1.right - $1.left } * size.capHeight
      / StrokeFont.capHeight
  }

  private func range(_ start: Double, _ end: Double, _ reach: Double, _ limit: Int) -> Range<Int> {
    let lower = min(max((min(start, end) - reach).rounded(.down), 0), Double(limit))
    let upper = min(max((max(start, end) + reach).rounded(.up), lower), Double(limit))
    return Int(lower)..<Int(upper)
  }

  private mutating func set(_ column: Int, _ row: Int, _ ink: Ink, coverage: Double) {
    let strength = UInt8(min(max(coverage, 0), 1) * Double(Self.strengths - 1))
    let index = row * width + column
    let existing = pixels[index] % UInt8(Self.strengths)
    guard strength > 0, strength >= existing || strength >= 8 else { return }
    pixels[index] = ink.rawValue * UInt8(Self.strengths) + strength
  }

  private static func contains(_ points: [(x: Double, y: Double)], _ x: Double, _ y: Double) -> Bool {
    var isInside = false
    var last = points[points.count - 1]
    for point in points {
      if (point.y > y) != (last.y > y), x < (last.x - point.x) * (y - point.y) / (last.y - point.y) + point.x
      {
        isInside.toggle()
      }
      last = point
    }
    return isInside
  }
}

/// The size of drawn text, in pixels.
struct TextSize: Sendable {
  var capHeight: Double
  /// The width of its lines.
  var weight: Double

  /// Returns a smaller size, at which text is not wider than a limit.
  func fitting(_ text: String, in limit: Double) -> TextSize {
    let width = PixelCanvas.width(of: text, self)
    guard width > limit else { return self }
    return TextSize(capHeight: capHeight * limit / width, weight: max(weight * limit / width, 1.2))
  }
}
