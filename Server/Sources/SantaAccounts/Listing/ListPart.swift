/// A part of a list, with the length of the whole list.
public struct ListPart<Row: Sendable>: Sendable {
  /// The number of rows of the whole list.
  public var total: Int
  /// The rows of the part, in order.
  public var rows: [Row]

  /// An empty list.
  public init() { (total, rows) = (0, []) }

  /// Creates a part from its rows.
  public init(total: Int, rows: [Row]) { (self.total, self.rows) = (total, rows) }

  /// Takes a part out of a list.
  ///
  /// - Parameters:
  ///   - list: The whole list.
  ///   - range: The indexes of the part. Indexes after the end of the list are left out.
  ///   - row: Makes the row of an element; nil to leave it out.
  public init<List: RandomAccessCollection>(
    _ list: List, _ range: Range<Int>, _ row: (List.Element) -> Row?
  ) {
    let range = range.clamped(to: 0..<list.count)
    total = list.count
    rows = range.compactMap { row(list[list.index(list.startIndex, offsetBy: $0)]) }
  }
}
