extension Store.Configuration {
  /// The earlier versions of a store that a program demands; see ``Store/Configuration/history``.
  ///
  /// The demand is stored in the store, under the name of the program. If several programs demand versions, the largest demand
  /// holds. A demand ends only when ``Store/endHistoryDemand(of:)`` or `santa-cli store history forget` ends it, because a program
  /// that isn't running still needs its versions.
  public enum History: Hashable, Sendable {
    /// No versions. A demand that the program made earlier stays.
    case none
    /// At least this number of the newest versions.
    case last(Int)
    /// At least the versions that were committed within this duration before now.
    case within(Duration)
    /// The versions that a cursor has not reached yet, as long as the files for them have at most `limit` bytes; see
    /// ``Store/cursor(named:from:)``.
    case untilConsumed(limit: Int)
  }
}

extension Store.Configuration.History {
  /// The rule to store; nil if no versions are demanded.
  var rule: HistoryRule? {
    get throws(StoreError) {
      switch self {
      case .none: return nil
      case .last(let count):
        guard count > 0 else { throw .invalidHistory("\(count) versions") }
        return .last(count)
      case .within(let duration):
        let (seconds, fraction) = duration.components
        guard seconds >= 0, fraction >= 0, seconds > 0 || fraction > 0 else {
          throw .invalidHistory("a period of \(duration)")
        }
        let longest = CommitDescription.timeLimit / 1_000 - 1
        return .within(milliseconds: min(seconds, longest) * 1_000 + fraction / 1_000_000_000_000_000)
      case .untilConsumed(let limit):
        guard limit > 0 else { throw .invalidHistory("a limit of \(limit) bytes") }
        return .untilConsumed(byteCount: limit)
      }
    }
  }
}
