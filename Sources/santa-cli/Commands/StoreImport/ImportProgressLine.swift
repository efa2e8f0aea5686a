import SantaCore

/// Shows the progress of an import on a terminal: the share of the data, the number of objects, the rate and the time left.
final class ImportProgressLine: Sendable {
  private let line: ProgressLine
  private let start = ContinuousClock.now

  init(on stream: any TextStream) { line = ProgressLine("Importing", on: stream) }

  func show(_ progress: ImportProgress) {
    let time = start.duration(to: .now)
    line.show(
      Self.text(
        progress, after: Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18))
  }

  func end() { line.end() }

  /// - Parameter seconds: The time since the beginning.
  static func text(_ progress: ImportProgress, after seconds: Double) -> String {
    var parts = ["\(NumberText.grouped(progress.objectCount)) objects", size(progress.byteCount)]
    if seconds > 0 { parts.append("\(NumberText.grouped(Int(Double(progress.objectCount) / seconds)))/s") }
    if let total = progress.totalByteCount, progress.byteCount > 0 {
      let share = min(1, Double(progress.byteCount) / Double(max(1, total)))
      parts.insert("\(Int(share * 100)) %", at: 0)
      parts.append("\(Int((seconds * (1 / share - 1)).rounded(.up))) s left")
    }
    return parts.joined(separator: ", ")
  }

  private static func size(_ count: Int) -> String {
    "\(NumberText.decimal(Double(count) / 1_000_000, decimals: 1)) MB"
  }
}
