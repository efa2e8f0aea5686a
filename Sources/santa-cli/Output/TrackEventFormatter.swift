/// Makes one line, without its end, of each event.
protocol TrackEventFormatter: Sendable {
  func line(for event: TrackEvent) -> String
}
