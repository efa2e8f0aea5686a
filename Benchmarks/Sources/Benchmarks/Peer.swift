import Foundation

/// A database to measure. Every call does the same work in each database, on the same objects.
protocol Peer {
  static var name: String { get }

  /// Opens or creates the database in a directory.
  init(directory: URL) throws

  /// Inserts objects 0..<count in one durable transaction.
  func insert(_ count: Int) throws
  /// Inserts the same objects from arrays of their values, which it creates first; false if the database doesn't support that.
  func insertColumns(_ count: Int) throws -> Bool
  /// Changes one object in one durable transaction.
  func commitOne(_ number: Int) throws
  /// Looks up each object by its primary key, and reads a property.
  func lookUp(_ keys: [Int]) throws -> Int
  /// Reads a property of an object in memory `times` times; nil if the database has no live objects.
  func readProperty(_ times: Int) throws -> Int?
  /// Writes a property of an object in memory `times` times; false if the database has no live objects.
  func writeProperty(_ times: Int) throws -> Bool
  /// Iterates over all objects, and reads a property of each.
  func iterate() throws -> Int
  /// Fetches one property of all objects as values.
  func values() throws -> Int
  /// Visits all objects without keeping one, and reads a property of each; nil if the database has no other way than
  /// `iterate`.
  func visit() throws -> Int?
  /// Visits two properties of all objects as values; nil if the database has no other way than `values`.
  func visitValues() throws -> Int?
  /// Returns the result of a query on all objects; for a query that sorts, the ids in order.
  func result(of query: ScanQuery) throws -> [Int]
  /// Inserts objects 0..<count of a class with an index on the number of presents.
  func insertIndexed(_ count: Int) throws
  /// Returns the ids of the objects with these numbers of presents, in any order.
  func ids(_ presents: ClosedRange<Int>, _ query: IndexedQuery) throws -> [Int]
  /// Deletes every second object in one durable transaction.
  func deleteHalf() throws
  /// Returns the number of objects.
  func count() throws -> Int

  /// Opens the database in a directory, and lets several writers commit durably at the same time. Returns the time in
  /// milliseconds.
  static func commitConcurrently(in directory: URL, writers: Int, commitsEach: Int) async throws -> Timing
}

extension Peer {
  func insertColumns(_ count: Int) throws -> Bool { false }
  func visit() throws -> Int? { nil }
  func visitValues() throws -> Int? { nil }
}
