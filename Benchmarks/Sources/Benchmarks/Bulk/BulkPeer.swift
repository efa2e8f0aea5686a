import Foundation

/// A database to measure with bulk work. Every call does the same work in each database, in one durable transaction.
protocol BulkPeer {
  static var name: String { get }

  /// Creates a database in a directory.
  init(directory: URL) throws

  /// Adds stops 0..<count, or the children of parcels.
  func prepare(_ work: BulkWork, _ count: Int) throws
  /// Does the work on objects 0..<count; false if the database has no such way.
  func run(_ work: BulkWork, _ count: Int) throws -> Bool
  /// Adds the first index, in a process of its own if one program can't have both schemas; nil if `run` does so.
  func firstIndex() throws -> Timing?
  /// Returns the number of objects, and the sum of their presents or weights.
  func answers(_ work: BulkWork) throws -> [Int]
}

extension BulkPeer {
  func firstIndex() throws -> Timing? { nil }
}
