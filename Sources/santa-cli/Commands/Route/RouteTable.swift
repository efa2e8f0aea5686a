/// The stops of a route, formatted as a table for people, or as JSON, CSV or GeoJSON.
struct RouteTable: Equatable, Sendable {
  /// The point that distances are measured from.
  enum Origin: String, Sendable {
    case home = "kilometersFromHome"
    /// The place of `--near`.
    case place = "kilometersAway"

    /// The key in JSON, and the name of the column in CSV.
    var key: String { rawValue }
  }

  var rows: [Row]
  var origin = Origin.home
  /// The line of the route, which only GeoJSON has; nil if the rows are not all stops in their order.
  var line: GreatCircleLine?
  /// The property that the rows are sorted by, by its name. The table shows its values.
  var sortedBy: String?
  var audience = Audience()
  /// Whether a CSV has texts unchanged, even if a spreadsheet would read them as formulas.
  var isRaw = false

  /// The lines without their ends.
  func lines(in format: RouteFormat) -> [String] {
    switch format {
    case .table: tableLines
    case .json: rows.map { $0.jsonLine(origin) }
    case .csv: csvLines
    case .geojson: RouteGeoJSON(rows: rows, origin: origin, line: line).lines
    }
  }

  private var csvLines: [String] {
    [Row.csvHeader(hasDistance ? origin : nil)]
      + rows.map { $0.csvLine(hasDistance: hasDistance, isRaw: isRaw) }
  }

  // The column is left out if no row has a distance.
  private var hasDistance: Bool { rows.contains { $0.kilometers?.isFinite == true } }

  private var tableLines: [String] {
    let words = audience.language.route
    var table = TextTable(
      columns: [words.localTime, words.place, words.region].map { TextTable.Column(title: $0) })
    if hasDistance {
      let title = origin == .home ? words.fromHome : words.distance
      table.columns.append(TextTable.Column(title: title, alignment: .right))
    }
    // The first columns show the values of the properties `place` and `region`.
    let sorted = sortedBy.flatMap { ["place", "region"].contains($0) ? nil : $0 }
    if let sorted { table.columns.append(TextTable.Column(title: sorted, alignment: .right)) }
    for row in rows {
      var cells = [row.localTimeText, row.place, row.region ?? ""]
      if hasDistance { cells.append(row.distanceText(in: audience.units)) }
      if let sorted { cells.append(row.text(of: sorted, in: audience.language)) }
      table.rows.append(cells)
    }
    return table.lines
  }
}
