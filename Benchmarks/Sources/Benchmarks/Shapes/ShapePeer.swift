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
  /// Returns the number of objects, the number of objects with `InsertShape.presents`, and an answer that depends on the shape.
  func answers(_ shape: InsertShape, _ count: Int) throws -> [Int]
  /// Returns the number of objects whose target satisfies the condition.
  func countThroughLink() throws -> Int

  /// Inserts objects with data in one durable transaction. Their number is 0.
  func insertData(_ data: [(id: Int, data: Data)]) throws
  /// Changes the number of an object with data in one durable transaction.
  func setNumber(_ number: Int, ofData id: Int) throws
  func data(_ id: Int) throws -> (data: Data, number: Int)?

  /// Creates an object with empty collections.
  func addOwner(_ owner: Int) throws
  /// Does the work, in one durable transaction if it writes. Returns its answer; 0 if it writes.
  func run(_ shape: CollectionShape, on owner: Int, _ input: CollectionShape.Input) throws -> Int
  /// Returns the elements; sorted if they are unordered.
  func contents(of collection: CollectionShape.Collection, on owner: Int) throws -> [Int]

  /// Inserts the objects of a shape.
  func prepare(_ shape: DeleteShape, _ count: Int) throws
  /// Deletes the objects of a shape in one durable transaction.
  func delete(_ shape: DeleteShape) throws
  /// Returns the numbers of remaining objects.
  func counts(_ shape: DeleteShape) throws -> [Int]

  /// Changes the name of a plain object in one durable transaction.
  func rename(_ id: Int, _ name: String) throws
  /// Rewrites the files without superseded data.
  func compact() throws
}
