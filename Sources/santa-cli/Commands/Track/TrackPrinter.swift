import SantaCore

/// Prints the events of a tracker.
///
/// It has no clock: it writes a line only when an event arrives.
protocol TrackPrinter: Sendable {
  mutating func print(_ event: TrackerEvent) throws(StreamError)
}

/// Prints a JSON line for every step of Santa and every change of a request for weather.
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
