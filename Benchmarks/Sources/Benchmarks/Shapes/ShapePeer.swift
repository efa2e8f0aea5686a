import Foundation

/// A database to measure with objects of different shapes. Every call does the same work in each database.
protocol ShapePeer {
  static var name: String { get }

  /// Creates a database in a directory.
  init(directory: URL) throws

  /// Inserts the objects that the objects of a shape link to.
  func prepare(_ shape: InsertShape, _ count: Int) throws
  /// Inserts objects 0..<count in one durable transaction.
  func insert(_ shape: InsertShape, _ count: Int) throws
  /// The number of objects, how many have a number of presents, and an answer of the shape.
  func answers(_ shape: InsertShape, _ count: Int) throws -> [Int]
  /// The number of objects whose target has fewer presents than the condition.
  func countThroughLink() throws -> Int

  /// Inserts objects with data in one durable transaction. Their number is 0.
  func insertData(_ data: [(id: Int, data: Data)]) throws
  /// Changes the number of an object with data in one durable transaction.
  func setNumber(_ number: Int, ofData id: Int) throws
  func data(_ id: Int) throws -> (data: Data, number: Int)?

  /// Creates an object with empty collections.
  func addOwner(_ owner: Int) throws
  /// Does the work in one durable transaction if it writes. Returns its answer; 0 if it writes.
  func run(_ shape: CollectionShape, on owner: Int, _ input: CollectionShape.Input) throws -> Int
  /// The elements; sorted if they have no order.
  func contents(of collection: CollectionShape.Collection, on owner: Int) throws -> [Int]

  /// Inserts the objects of a shape.
  func prepare(_ shape: DeleteShape, _ count: Int) throws
  /// Deletes in one durable transaction.
  func delete(_ shape: DeleteShape) throws
  /// The numbers of objects that are left.
  func counts(_ shape: DeleteShape) throws -> [Int]

  /// Changes the name of a plain object in one durable transaction.
  func rename(_ id: Int, _ name: String) throws
  /// Rewrites the files without superseded data.
  func compact() throws
}
