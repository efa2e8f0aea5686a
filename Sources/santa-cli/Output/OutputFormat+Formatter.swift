extension OutputFormat {
  /// What writes the events of `track` in this format, on a terminal of so many columns; nil where there is none.
  func trackEventFormatter(for audience: Audience, columns: Int?) -> any TrackEventFormatter {
    switch self {
    case .plain: PlainFormatter(audience: audience, columns: columns)
    case .json: JSONFormatter()
    }
  }
}
