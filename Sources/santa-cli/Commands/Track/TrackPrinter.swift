import SantaCore

/// Writes what a tracker tells.
///
/// It has no clock and asks nobody: every line is there because a notification arrived.
protocol TrackPrinter: Sendable {
  mutating func print(_ event: TrackerEvent) throws(StreamError)
}

/// Writes a line for programs of every step of Santa, and of every request for weather.
struct JSONTrackPrinter: TrackPrinter {
  var output: any TextStream

  func print(_ event: TrackerEvent) throws(StreamError) {
    switch event {
    case .flight: break
    case .santa(let santa): try output.writeLine(JSONFormatter().line(for: santa))
    case .weather(let weather): try output.writeLine(JSONFormatter().line(for: weather))
    }
  }
}
