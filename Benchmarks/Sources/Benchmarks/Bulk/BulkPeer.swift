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
  /// Returns the number of objects, and the sum of their presents or weights.
  func answers(_ work: BulkWork) throws -> [Int]
}
