/// The stops of a route, for people as a table and for programs as one JSON object a line.
struct RouteTable: Equatable, Sendable {
  var rows: [Row]

  func lines(in format: OutputFormat) -> [String] {
    switch format {
    case .plain: plainLines
    case .json: rows.map(\.jsonLine)
    }
  }

  private var plainLines: [String] {
    var table = TextTable(columns: [
      TextTable.Column(title: "Local time"),
      TextTable.Column(title: "Place"),
      TextTable.Column(title: "Region"),
    ])
    // Absent where no row knows it, so that the list of all stops does not end in an empty column.
    let showsDistance = rows.contains { $0.kilometersFromHome?.isFinite == true }
    if showsDistance {
      table.columns.append(TextTable.Column(title: "From home", alignment: .right))
    }
    for row in rows {
      let cells = [row.localTimeText, row.place, row.region ?? ""]
      table.rows.append(showsDistance ? cells + [row.distanceText] : cells)
    }
    return table.lines
  }
}
