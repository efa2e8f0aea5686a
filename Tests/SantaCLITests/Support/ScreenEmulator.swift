@testable import santa_cli

/// A terminal that understands the sequences of the dashboard. It records all other sequences as errors.
struct ScreenEmulator {
  struct Cell: Equatable {
    var character: Character? = " "
    /// The sequence that set the style.
    var style = "\u{1B}[m"
  }

  private(set) var size: TerminalSize
  private(set) var cells: [Cell]
  private(set) var column = 0
  private(set) var row = 0
  private(set) var mistakes: [String] = []
  /// The modes that are on, by number.
  private(set) var modes: Set<String> = []
  /// Whether the output so far ends in the middle of a frame.
  var isWithinFrame: Bool { modes.contains("?2026") }
  private(set) var bells = 0
  private(set) var frames = 0
  private var style = "\u{1B}[m"

  init(_ size: TerminalSize) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
  }

  /// Changes the size, and discards the contents.
  mutating func resize(_ size: TerminalSize) {
    self.size = size
    cells = Array(repeating: Cell(character: "#"), count: size.columns * size.rows)
    (column, row) = (0, 0)
  }

  mutating func write(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": escape(&rest)
      case "\u{07}": bells += 1
      default: put(character)
      }
    }
  }

  private mutating func escape(_ rest: inout Substring) {
    let next = rest.popFirst()
    if next == "]" { return question(&rest) }
    guard next == "[" else {
      mistakes.append("ESC without [")
      return
    }
    var parameters = ""
    while let character = rest.popFirst() {
      guard character.isASCII, character.isLetter else {
        parameters.append(character)
        continue
      }
      control(parameters, character)
      return
    }
    mistakes.append("a sequence without an end")
  }

  /// Reads a question to the terminal, which ends with ESC \. This emulator answers none.
  private mutating func question(_ rest: inout Substring) {
    var text = ""
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        text.append(character)
        continue
      }
      if rest.popFirst() != "\\" || text != "11;?" { mistakes.append("ESC ] \(text)") }
      return
    }
    mistakes.append("a string without an end")
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
    switch final {
    case "H":
      (row, column) = ((numbers.first ?? 1) - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
      if !(0..<size.rows).contains(row) || !(0..<size.columns).contains(column) {
        mistakes.append("the cursor at \(parameters)")
      }
    case "C": column += numbers.first ?? 1
    case "m": style = "\u{1B}[\(parameters)m"
    case "J" where parameters == "2": cells = cells.map { _ in Cell(character: " ", style: style) }
    case "h":
      modes.insert(parameters)
      if parameters == "?2026" { frames += 1 }
    case "l": modes.remove(parameters)
    case "c" where parameters.isEmpty: break
    default: mistakes.append("ESC [ \(parameters) \(final)")
    }
  }

  private mutating func put(_ character: Character) {
    let width = DisplayWidth.columns(of: character)
    guard width > 0, (0..<size.rows).contains(row), column >= 0, column + width <= size.columns else {
      mistakes.append("'\(character)' at \(column), \(row)")
      return
    }
    let index = row * size.columns + column
    // Overwriting half of a wide character leaves a blank in place of its other half.
    if cells[index].character == nil { cells[index - 1].character = " " }
    let next = index + width
    if next < (row + 1) * size.columns, cells[next].character == nil { cells[next].character = " " }
    cells[index] = Cell(character: character, style: style)
    if width == 2 { cells[index + 1] = Cell(character: nil, style: style) }
    column += width
  }

  /// Returns whether the screen shows a canvas, with all of its styles.
  func shows(_ canvas: Canvas, _ depth: ColorDepth) -> Bool {
    size == canvas.size
      && zip(cells, canvas.cells).allSatisfy { shown, wanted in
        shown.character == wanted.character && shown.style == wanted.style.sequence(depth)
      }
  }

  var lines: [String] {
    (0..<size.rows).map { row in
      var line = String(cells[row * size.columns..<(row + 1) * size.columns].compactMap(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  var text: String { lines.joined(separator: "\n") }
}
