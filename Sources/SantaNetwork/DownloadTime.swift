/// What time is left for a download of several requests.
struct DownloadTime {
  private let end: ContinuousClock.Instant

  init(_ deadline: Duration) { end = .now + deadline }

  /// How long one of some addresses may take that are asked in turn.
  func share(amongst count: Int) -> Duration {
    Self.share(of: ContinuousClock.now.duration(to: end), amongst: count)
  }

  /// Half of the time, so that a silent server leaves some to the next; the last one has all of it.
  static func share(of left: Duration, amongst count: Int) -> Duration {
    let share = max(.zero, count > 1 ? left / 2 : left)
    // Messages tell it, to people.
    let unit = Duration.milliseconds(share > .seconds(1) ? 100 : 1)
    return unit * Int(share / unit)
  }
}
