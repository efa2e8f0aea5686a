import Foundation

/// A database that can keep the changes of commits for a program that reads them later.
protocol HistoryPeer {
  static var name: String { get }

  /// Creates the database with objects.
  ///
  /// - Parameters:
  ///   - count: the number of objects.
  ///   - keepsChanges: whether the changes of later commits are kept, with the values before and after.
  ///   - isSynced: whether each commit waits for the disk.
  init(directory: URL, count: Int, keepsChanges: Bool, isSynced: Bool) throws

  /// Commits a change to each object of a range.
  func change(_ ids: Range<Int>, to presents: Int) throws
  /// Reads all kept changes. Returns their number, and the sum of the differences between the values after and before.
  func readChanges() throws -> (count: Int, sum: Int)
}

/// A database with a queue of requests.
protocol QueuePeer {
  static var name: String { get }

  /// Creates the database with waiting requests. Each commit waits for the disk.
  init(directory: URL, requests: Int) throws
  /// Claims the request that has been due for the longest time, and commits its answer together with its end. Returns its number; nil
  /// if there is none.
  func claimAndAnswer() throws -> Int?
  /// Returns the number of answered requests.
  func answeredCount() throws -> Int
}
