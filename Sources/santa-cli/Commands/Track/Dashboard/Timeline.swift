import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The flight of a demonstration as a line from the take-off to the landing, with Santa and home on it.
struct Timeline {
  /// The columns of a time of day and a space.
  private static let labelColumns = 6

  let journey: Journey
  let theme: Theme

  private var start: Date { journey.route.takeoff.departure }
  private var end: Date { journey.route.landing.arrival }

  private static func line(in region: Region) -> Range<Int> {
    let start = region.column + labelColumns
    return start..<max(start + 1, region.endColumn - labelColumns)
  }

  /// The time at a column of the line.
  func time(atColumn column: Int, in region: Region) -> Date {
    let line = Self.line(in: region)
    let share = (Double(column - line.lowerBound) + 0.5) / Double(line.count)
    return start + min(max(share, 0), 1) * end.timeIntervalSince(start)
  }

  private func column(of time: Date, in line: Range<Int>) -> Int {
    let share = time.timeIntervalSince(start) / end.timeIntervalSince(start)
    return line.lowerBound + Int(min(max(share, 0), 1) * Double(line.count - 1) + 0.5)
  }

  func draw(_ santa: TrackerEvent.SantaState, on canvas: inout Canvas, in region: Region) {
    let line = Self.line(in: region)
    canvas.put(CivilTime(start).clockText, at: region.column, region.row, theme.label)
    canvas.put(
      CivilTime(end).clockText, at: line.upperBound + 1, region.row, theme.label, limit: region.endColumn)
    let present = column(of: santa.time, in: line)
    for column in line {
      let isPast = column <= present
      canvas.put(narrow: isPast ? "━" : "─", at: column, region.row, isPast ? theme.bar : theme.rule)
    }
    canvas.put(
      narrow: DashboardSign.home, at: column(of: santa.countdown.homeStop.arrival, in: line), region.row,
      theme.countdown)
    canvas.put(narrow: DashboardSign.nextStop, at: present, region.row, theme.strong)
  }
}
