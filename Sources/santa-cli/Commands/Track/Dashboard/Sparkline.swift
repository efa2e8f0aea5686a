/// Numbers as a line of bars, each one column wide.
struct Sparkline {
  private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The height of each bar, from 1 to 8; 0 if the number is 0.
  let heights: [Int]

  /// Creates a line of at most the given number of columns. If there are more numbers, neighbouring numbers share a column,
  /// which shows their sum.
  init(_ numbers: [Int], columns: Int) {
    let columns = min(max(1, columns), max(1, numbers.count))
    let sums = (0..<columns).map { column in
      numbers[column * numbers.count / columns..<(column + 1) * numbers.count / columns].reduce(0, +)
    }
    let highest = Double(sums.max() ?? 0)
    heights = sums.map { sum in
      sum <= 0 ? 0 : min(8, 1 + Int(Double(sum) / highest * 7.999))
    }
    count = numbers.count
  }

  private let count: Int

  var text: String { String(heights.map { $0 == 0 ? " " : Self.bars[$0 - 1] }) }

  /// Returns the bars, with one of them in another style.
  func spans(marking number: Int?, plain: Style, marked: Style) -> [StyledLine.Span] {
    let bars = Array(text)
    let column = number.map { min(max(0, $0 * bars.count / max(1, count)), bars.count - 1) }
    guard let column, bars.indices.contains(column) else { return [.init(text: text, style: plain)] }
    return [
      .init(text: String(bars[..<column]), style: plain),
      .init(text: bars[column] == " " ? "▁" : String(bars[column]), style: marked),
      .init(text: String(bars[(column + 1)...]), style: plain),
    ]
  }
}
