import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints the events of a tracker.
///
/// A printer has no clock: it writes a line only when an event arrives.
protocol TrackPrinter: Sendable {
  mutating func print(_ event: TrackerEvent) throws(StreamError)
}

/// Prints a line of JSON for each step of Santa, each message of the route, and each change of a weather request.
struct JSONTrackPrinter: TrackPrinter {
  let output: any TextStream
  private var route: Route?
  private var shown: Date?

  init(output: any TextStream) { self.output = output }

  mutating func print(_ event: TrackerEvent) throws(StreamError) {
    let formatter = JSONFormatter()
    switch event {
    case .flight(let flight):
      // Messages of a different flight have different times.
      if flight.route.fingerprint != route?.fingerprint { shown = nil }
      route = flight.route
    case .santa(let santa):
      let messages = shown.flatMap { route?.messages(after: $0, through: santa.time) } ?? []
      shown = santa.time
      for message in messages { try output.writeLine(formatter.line(for: message)) }
      try output.writeLine(formatter.line(for: santa))
    case .weather(let weather): try output.writeLine(formatter.line(for: weather))
    }
  }
}
