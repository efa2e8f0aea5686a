import Foundation

/// A database to measure. Every call does the same work in each database, on the same objects.
protocol Peer {
  static var name: String { get }

  /// Opens or creates the database in a directory.
  init(directory: URL) throws

  /// Inserts objects 0..<count in one durable transaction.
  func insert(_ count: Int) throws
  /// Inserts the same objects from arrays of their values, which it makes first; false if the database has no way to.
  func insertColumns(_ count: Int) throws -> Bool
  /// Changes one object in one durable transaction.
  func commitOne(_ number: Int) throws
  /// Looks each object up by its primary key and reads a property.
  func lookUp(_ keys: [Int]) throws -> Int
  /// Reads a property of an object in memory several times; nil if the database has no live objects.
  func readProperty(_ times: Int) throws -> Int?
  /// Writes a property of an object in memory several times; false if the database has no live objects.
  func writeProperty(_ times: Int) throws -> Bool
  /// Iterates over all objects and reads a property of each.
  func iterate() throws -> Int
  /// Fetches one property of all objects as values.
  func values() throws -> Int
  /// The result of a query on all objects; the ids in their order, if it sorts.
  func result(of query: ScanQuery) throws -> [Int]
  /// Inserts objects 0..<count, of a class whose number of presents has an index.
  func insertIndexed(_ count: Int) throws
  /// The ids of the objects with these numbers of presents, in any order.
  func ids(_ presents: ClosedRange<Int>, _ query: IndexedQuery) throws -> [Int]
  /// Deletes every second object in one durable transaction.
  func deleteHalf() throws
  /// The number of objects.
  func count() throws -> Int

  /// Opens the database in a directory, and lets several writers commit durably at the same time. Returns the time in
  /// milliseconds.
  static func commitConcurrently(in directory: URL, writers: Int, commitsEach: Int) async throws -> Timing
}

extension Peer {
  func insertColumns(_ count: Int) throws -> Bool { false }
}
