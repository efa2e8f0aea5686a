import Foundation

/// One engine under measurement. Every call does the same work in each engine, on the same objects.
protocol Peer {
  static var name: String { get }

  /// Opens, or makes, the store in a directory.
  init(directory: URL) throws

  /// Inserts objects 0..<count in one durable transaction.
  func insert(_ count: Int) throws
  /// Changes one object in one durable transaction.
  func commitOne(_ number: Int) throws
  /// Looks each object up by its primary key and reads a property.
  func lookUp(_ keys: [Int]) throws -> Int
  /// Reads one property of one object that the program holds, again and again; nil where there is no such object.
  func readProperty(_ times: Int) throws -> Int?
  /// Writes one property of one object that the program holds, again and again.
  func writeProperty(_ times: Int) throws -> Bool
  /// Goes over all objects and reads a property of each.
  func iterate() throws -> Int
  /// Fetches one property of all objects as values.
  func values() throws -> Int
  /// The answer to a question about all objects; for an order, the ids in it.
  func answer(_ question: Question) throws -> [Int]
  /// Inserts objects 0..<count, of a class whose number of presents has an index.
  func insertIndexed(_ count: Int) throws
  /// The ids of those that have so many presents, in any order.
  func ids(_ presents: ClosedRange<Int>, _ question: IndexedQuestion) throws -> [Int]
  /// Deletes every second object in one durable transaction.
  func deleteHalf() throws
  /// The number of objects.
  func count() throws -> Int

  /// Opens the store in a directory, and has so many writers at once commit durably, each so often; in milliseconds.
  static func commitConcurrently(in directory: URL, writers: Int, commitsEach: Int) async throws -> Double
}
