extension OutputFormat {
  /// What writes the events of `track` in this format, on a terminal of so many columns; nil where there is none.
  func trackEventFormatter(columns: Int?) -> any TrackEventFormatter {
    switch self {
    case .plain: PlainFormatter(columns: columns)
    case .json: JSONFormatter()
    }
  }
}
