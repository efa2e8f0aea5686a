import SantaCore

/// The list of stops, with the user's search and scroll position.
struct StopList: Equatable, Sendable {
  /// The number of stops that the page keys move by. Keys don't know the size of the terminal.
  private static let page = 10

  private(set) var search = ""
  /// The indices in the route of the stops that match the search, in the order of the route.
  private(set) var matches: [Int]
  /// The index in ``matches`` of the selected stop; 0 if nothing matches.
  private(set) var chosen: Int

  /// The first visible row while the user clicks on rows, so that the rows stay under the mouse; nil to centre the selected
  /// row.
  private var top: Int?

  /// Creates a list of all stops of a route, with one of them selected.
  init(_ journey: Journey, at index: Int) {
    matches = Array(journey.route.stops.indices)
    chosen = min(max(0, index), matches.count - 1)
  }

  /// The index in the route of the selected stop; nil if nothing matches.
  var stop: Int? { matches.indices.contains(chosen) ? matches[chosen] : nil }

  /// Moves the selection, or changes the search.
  ///
  /// - Returns: Whether the list uses the key.
  mutating func keyPressed(_ key: Key, _ journey: Journey) -> Bool {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -Self.page)
    case .pageDown: move(by: Self.page)
    case .home: move(by: -matches.count)
    case .end: move(by: matches.count)
    case .character(" ") where search.isEmpty: return false
    case .character(let character): look(for: search + String(character), journey)
    case .backspace where !search.isEmpty: look(for: String(search.dropLast()), journey)
    case .escape where !search.isEmpty: look(for: "", journey)
    default: return false
    }
    return true
  }

  mutating func move(by distance: Int) {
    top = nil
    chosen = min(max(0, chosen + distance), max(0, matches.count - 1))
  }

  /// Selects a row of ``matches`` among the visible rows, without scrolling.
  mutating func choose(_ row: Int, in visible: Range<Int>) {
    guard matches.indices.contains(row) else { return }
    (chosen, top) = (row, visible.lowerBound)
  }

  /// Searches for a string, and keeps the selected stop if it matches.
  private mutating func look(for text: String, _ journey: Journey) {
    let before = stop
    (search, top) = (text, nil)
    matches = journey.stops(named: text)
    // A name that starts with the string is a better match than one that contains it.
    chosen =
      before.flatMap { matches.firstIndex(of: $0) }
      ?? matches.firstIndex { journey.isName(of: $0, beginningWith: text) } ?? 0
  }

  /// Returns the visible rows, which include the selected one.
  func visible(rows: Int) -> Range<Int> {
    var start = top ?? chosen - rows / 2
    if !(start..<start + rows).contains(chosen) { start = chosen - rows / 2 }
    start = min(max(0, start), max(0, matches.count - rows))
    return start..<min(matches.count, start + rows)
  }
}
