/// The deadline of a download that may need several requests.
struct DownloadDeadline {
  private let end: ContinuousClock.Instant

  init(_ deadline: Duration) { end = .now + deadline }

  /// Returns the time for the next of several addresses that are tried in turn.
  ///
  /// - Parameter count: The number of remaining addresses.
  func share(among count: Int) -> Duration {
    Self.share(of: ContinuousClock.now.duration(to: end), among: count)
  }

  /// Returns half of the remaining time, so that a server that does not answer leaves time for the next one. The last server
  /// gets all of the remaining time.
  static func share(of left: Duration, among count: Int) -> Duration {
    let share = max(.zero, count > 1 ? left / 2 : left)
    // The result is rounded, because error messages contain it.
    let unit = Duration.milliseconds(share > .seconds(1) ? 100 : 1)
    return unit * Int(share / unit)
  }
}
