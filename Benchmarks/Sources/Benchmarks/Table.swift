/// A table of the figures of all databases, with a comparison of SantaCore with the best other database, and the growth of each
/// figure with the number of objects.
struct Table {
  /// The columns that are only shown on request.
  struct Columns {
    /// Whether each database has a column with its figure by CPU time.
    var hasCPU = false
    /// Whether each database has a column with the times that 99 % and 99.9 % of the repetitions don't exceed.
    var hasPercentiles = false
    /// Whether each database has a column with the peak memory of bulk work and migrations.
    var hasMemory = false
    /// If set, each database has a column that compares its figure with this run.
    var earlier: EarlierRun?
  }

  private let engines: [String]
  private let measurements: [Measurement]
  private let columns: Columns

  init(_ measurements: [Measurement], _ columns: Columns) {
    self.measurements = measurements
    var names = Peers.all.map { $0.name }
    names += Peers.bulk.map { $0.name }.filter { !names.contains($0) }
    engines = names.filter { name in measurements.contains { $0.engine == name } }
    self.columns = columns
  }

  func print() {
    var workloads: [String] = []
    for measurement in measurements where !workloads.contains(measurement.workload) {
      workloads.append(measurement.workload)
    }
    let sizes = workloads.map(sizes(of:))
    // Growth is relative to the smallest size: 1x is a cost that does not grow.
    let hasGrowth = sizes.contains { $0.count > 1 }
    var header = ["workload", "size"] + engines + ["SantaCore is"]
    if columns.hasCPU { header += engines.map { "\($0)'s CPU time" } }
    if columns.hasPercentiles { header += engines.map { "\($0)'s 99 %, 99.9 %" } }
    if columns.hasMemory { header += engines.map { "\($0)'s memory" } }
    if hasGrowth { header += engines.map { "\($0)'s cost grew" } }
    if let earlier = columns.earlier { header += engines.map { "\($0) since \(earlier.name)" } }
    let rows = zip(workloads, sizes).flatMap { workload, sizes in
      sizes.map { row(workload, $0, smallest: hasGrowth ? sizes.min() : nil, width: header.count) }
    }
    MarkdownTable(header: header, rows: rows).print()
  }

  /// Returns the numbers of objects with which a workload was measured. A shape may have fewer than the size of the run.
  private func sizes(of workload: String) -> [Int] {
    var sizes: [Int] = []
    for measurement in measurements
    where measurement.workload == workload && !sizes.contains(measurement.size) {
      sizes.append(measurement.size)
    }
    return sizes
  }

  private func row(_ workload: String, _ size: Int, smallest: Int?, width: Int) -> [String] {
    let all = measurements.filter { $0.workload == workload }
    func figure(_ engine: String, _ size: Int) -> Measurement? {
      all.first { $0.engine == engine && $0.size == size }
    }
    var row = [workload, Figure.grouped(size)]
    let figures = engines.map { figure($0, size) }
    if figures.allSatisfy({ $0 == nil }) {
      // A measurement of the disk has ways of writing instead of databases.
      row.append(
        all.filter { $0.size == size }.map { "\(Figure.text($0)) \($0.engine)" }.joined(separator: ", "))
      return row + Array(repeating: "", count: width - row.count)
    }
    row += figures.map { $0.map(Figure.text) ?? "-" } + [comparison(figures)]
    if columns.hasCPU { row += figures.map(Figure.cpu) }
    if columns.hasPercentiles { row += figures.map(Figure.percentiles) }
    if columns.hasMemory { row += figures.map(Figure.memory) }
    if let smallest {
      row += zip(engines, figures).map { Figure.growth(from: figure($0, smallest), to: $1) }
    }
    if let earlier = columns.earlier {
      row += figures.map { Figure.comparison($0, $0.flatMap(earlier.counterpart)) }
    }
    return row
  }

  /// Compares SantaCore's figure with the best figure of the other databases.
  private func comparison(_ figures: [Measurement?]) -> String {
    let ours = figures.first { $0?.engine == SantaCorePeer.name } ?? nil
    let others = figures.compactMap { $0 }.filter { $0.engine != SantaCorePeer.name && $0.cost > 0 }
    guard let best = others.min(by: { $0.cost < $1.cost }) else { return "" }
    let text = Figure.comparison(ours, best)
    return text.isEmpty || engines.count < 3 ? text : "\(text) than \(best.engine)"
  }
}
