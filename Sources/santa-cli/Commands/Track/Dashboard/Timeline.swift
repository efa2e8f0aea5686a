import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The flight of a demonstration as a line from the take-off to the landing, with Santa and home on it.
struct Timeline {
  /// The columns of a day with its time and a space. A narrow timeline has shorter days.
  private static func labelColumns(in region: Region) -> Int { region.columns >= 56 ? 14 : 9 }

  let journey: Journey
  var language = Language.english
  let theme: Theme

  private var start: Date { journey.route.takeoff.departure }
  private var end: Date { journey.route.landing.arrival }

  private static func line(in region: Region) -> Range<Int> {
    let start = region.column + labelColumns(in: region)
    return start..<max(start + 1, region.endColumn - labelColumns(in: region))
  }

  /// Returns the time at a column of the line.
  func time(atColumn column: Int, in region: Region) -> Date {
    let line = Self.line(in: region)
    let share = (Double(column - line.lowerBound) + 0.5) / Double(line.count)
    return start + min(max(share, 0), 1) * end.timeIntervalSince(start)
  }

  private func column(of time: Date, in line: Range<Int>) -> Int {
    let share = time.timeIntervalSince(start) / end.timeIntervalSince(start)
    return line.lowerBound + Int(min(max(share, 0), 1) * Double(line.count - 1) + 0.5)
  }

  /// The starts of the days, in UTC, on the line. They are marked.
  private var midnights: [Date] {
    let first = (start.timeIntervalSince1970 / 86_400).rounded(.up) * 86_400
    // A route can last for years, of which nothing could be marked.
    guard end.timeIntervalSince(start) < 20 * 86_400 else { return [] }
    return stride(from: first, to: end.timeIntervalSince1970, by: 86_400).map {
      Date(timeIntervalSince1970: $0)
    }
  }

  /// Returns the day and the time of an end of the line, without the month if there is little room.
  private func label(_ date: Date, in region: Region) -> String {
    let (time, room) = (CivilTime(date), Self.labelColumns(in: region) - 1)
    let texts = [time.dayAndClockText(in: language), "\(CivilTime.twoDigits(time.day)) \(time.clockText)"]
    return texts.first { DisplayWidth.columns(of: $0) <= room } ?? time.clockText
  }

  func draw(_ santa: TrackerEvent.SantaState, on canvas: inout Canvas, in region: Region) {
    let line = Self.line(in: region)
    let (first, last) = (label(start, in: region), label(end, in: region))
    canvas.put(
      first, at: line.lowerBound - 1 - DisplayWidth.columns(of: first), region.row, theme.label)
    canvas.put(last, at: line.upperBound + 1, region.row, theme.label, limit: region.endColumn)
    let present = column(of: santa.time, in: line)
    let midnights = midnights.map { column(of: $0, in: line) }
    for column in line {
      let isPast = column <= present
      let sign: Character =
        midnights.contains(column) ? (isPast ? "┻" : "┴") : isPast ? "━" : "─"
      canvas.put(narrow: sign, at: column, region.row, isPast ? theme.bar : theme.rule)
    }
    canvas.put(
      narrow: DashboardSign.home, at: column(of: santa.countdown.homeStop.arrival, in: line), region.row,
      theme.countdown)
    canvas.put(narrow: DashboardSign.nextStop, at: present, region.row, theme.strong)
  }
}
