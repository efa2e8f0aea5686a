/// The stops of a route, formatted as a table for people, or as JSON, CSV or GeoJSON.
struct RouteTable: Equatable, Sendable {
  /// The point from which distances are measured.
  enum Origin: String, Sendable {
    case home = "kilometersFromHome"
    /// The place of `--near`.
    case place = "kilometersAway"

    /// The key in JSON, and the column name in CSV.
    var key: String { rawValue }
  }

  var rows: [Row]
  var origin = Origin.home
  /// The line of the route, which is only used for GeoJSON; nil unless the rows are all stops in order.
  var line: GreatCircleLine?
  /// The name of the property by which the rows are sorted. The table shows its values.
  var sortedBy: String?
  var audience = Audience()
  /// Whether CSV output contains strings unchanged, even if a spreadsheet would treat them as formulas.
  var isRaw = false

  /// Returns the lines without their line ends.
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

  // If no row has a distance, the column is omitted.
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
      let language = audience.language
      var cells = [
        row.localTimeText, language.place(row.place), row.region.map { language.place($0) } ?? "",
      ]
      if hasDistance { cells.append(row.distanceText(for: audience)) }
      if let sorted { cells.append(row.text(of: sorted, in: language)) }
      table.rows.append(cells)
    }
    return table.lines
  }
}
