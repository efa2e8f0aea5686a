import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints the events of a tracker.
///
/// It has no clock: it writes a line only when an event arrives.
protocol TrackPrinter: Sendable {
  mutating func print(_ event: TrackerEvent) throws(StreamError)
}

/// Prints a JSON line for every step of Santa, every message of the route, and every change of a request for weather.
struct JSONTrackPrinter: TrackPrinter {
  let output: any TextStream
  private var route: Route?
  private var shown: Date?

  init(output: any TextStream) { self.output = output }

  mutating func print(_ event: TrackerEvent) throws(StreamError) {
    let formatter = JSONFormatter()
    switch event {
    case .flight(let flight):
      // Messages of another flight have other times.
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
