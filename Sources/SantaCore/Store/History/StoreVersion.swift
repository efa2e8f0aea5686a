#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A version of a store: its number, or a time at which it was the newest one.
public enum StoreVersion: Hashable, Sendable {
  /// The version with this number, as in ``HistoryTransaction/version``.
  case version(UInt64)
  /// The newest version at this time.
  case date(Date)
}

extension StoreVersion {
  /// Returns the replay that has just reached the version.
  func replay(_ files: HistoryFiles, latest: Snapshot) throws(StoreError) -> HistoryReplay {
    switch self {
    case .version(let number):
      try HistoryReplay(files, at: Version(rawValue: min(number, Version.limit.rawValue)), latest: latest)
    case .date(let date): try HistoryReplay(files, atTime: date.historyTime, latest: latest)
    }
  }

  /// Returns the number of the version; nil if it isn't kept.
  func number(in files: HistoryFiles, latest: Snapshot) throws(StoreError) -> Version? {
    do throws(StoreError) { return try replay(files, latest: latest).state.version } catch {
      if error.code == .historyExpired { return nil }
      throw error
    }
  }
}

extension Date {
  /// The time in milliseconds since 1970, within the limit of the times of commits.
  var historyTime: Int64 {
    let limit = Double(CommitDescription.timeLimit - 1)
    return Int64(max(-limit, min(limit, (timeIntervalSince1970 * 1_000).rounded(.down))))
  }

  init(historyTime: Int64) { self.init(timeIntervalSince1970: Double(historyTime) / 1_000) }
}
