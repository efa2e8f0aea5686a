/// A table of the figures: both databases, how they compare, and how each grows with the number of objects.
struct Table {
  private let measurements: [Measurement]
  private let sizes: [Int]

  init(_ measurements: [Measurement], sizes: [Int]) {
    self.measurements = measurements
    self.sizes = sizes
  }

  func print() {
    var header = ["workload", "size", "SantaCore", "GRDB", "SantaCore is"]
    // Relative to the smallest size: 1x is a cost that does not grow.
    if sizes.count > 1 { header += ["SantaCore's cost grew", "GRDB's cost grew"] }
    var workloads: [String] = []
    for measurement in measurements where !workloads.contains(measurement.workload) {
      workloads.append(measurement.workload)
    }
    let rows = workloads.flatMap { workload in sizes.map { row(workload, $0, width: header.count) } }
    MarkdownTable(header: header, rows: rows).print()
  }

  private func row(_ workload: String, _ size: Int, width: Int) -> [String] {
    let all = measurements.filter { $0.workload == workload }
    func figure(_ engine: String, _ size: Int?) -> Measurement? {
      all.first { $0.engine == engine && $0.size == size }
    }
    var row = [workload, Figure.grouped(size)]
    let (ours, theirs) = (figure("SantaCore", size), figure("GRDB", size))
    if ours == nil && theirs == nil {
      // A measurement of the disk, which has ways of writing instead of databases.
      row.append(
        all.filter { $0.size == size }.map { "\(Figure.text($0)) \($0.engine)" }.joined(separator: ", "))
    } else {
      row += [ours.map(Figure.text) ?? "-", theirs.map(Figure.text) ?? "-", Figure.comparison(ours, theirs)]
      for engine in ["SantaCore", "GRDB"] {
        row.append(Figure.growth(from: figure(engine, sizes.min()), to: figure(engine, size)))
      }
    }
    return (row + Array(repeating: "", count: width)).prefix(width).map { $0 }
  }
}
