extension OutputFormat {
  /// What writes the events of `track` and `status` in this format.
  var trackEventFormatter: any TrackEventFormatter {
    switch self {
    case .plain: PlainFormatter()
    case .json: JSONFormatter()
    }
  }
}
