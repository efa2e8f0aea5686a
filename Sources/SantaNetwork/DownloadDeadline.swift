/// The deadline of a download that may take several requests.
struct DownloadDeadline {
  private let end: ContinuousClock.Instant

  init(_ deadline: Duration) { end = .now + deadline }

  /// The time for the next one of several addresses that are tried in turn.
  ///
  /// - Parameter count: The number of addresses that are left.
  func share(among count: Int) -> Duration {
    Self.share(of: ContinuousClock.now.duration(to: end), among: count)
  }

  /// Half of the time that is left, so that a server that does not answer leaves time for the next. The last one gets
  /// all.
  static func share(of left: Duration, among count: Int) -> Duration {
    let share = max(.zero, count > 1 ? left / 2 : left)
    // Rounded, because error messages show it.
    let unit = Duration.milliseconds(share > .seconds(1) ? 100 : 1)
    return unit * Int(share / unit)
  }
}
