/// An error of a store: a code for programs, a message for people, and the underlying error.
///
/// The message says what failed, on what, and what to do next. Match on ``code``, never on the text.
///
/// ```swift
/// do {
///   try store.write { store.add(stop) }
/// } catch let error as StoreError where error.code == .duplicatePrimaryKey {
///   print(error)        // Stop with primary key 7 is in the store already. Add it with update: .modified …
/// }
/// ```
public struct StoreError: Error, Sendable, CustomStringConvertible {
  /// The kind of an error. More codes may be added, so keep a default case.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Name: String, Sendable {
      case invalidConfiguration, schemaMismatch, invalidKeyPath, invalidQuery, duplicatePrimaryKey,
        missingPrimaryKey, primaryKeyChanged, valueOutOfRange, wrongStore, invalidatedObject, notInWrite,
        alreadyInWrite,
        cannotObserve, embeddedObject, corruptFile, unsupportedFormat, cannotCreate, inputOutput, readOnly,
        inUse,
        wrongToken, wrongProcess, observerBehind, invalidImport,
        deletionDenied, uniqueViolation, notFound, unsupportedQuery, ambiguousKey
    }

    private let name: Name

    /// The configuration is invalid: for example, an object type can't be stored, or two types have one name.
    public static let invalidConfiguration = Code(name: .invalidConfiguration)
    /// A property has another type in the store than in the program.
    public static let schemaMismatch = Code(name: .schemaMismatch)
    /// A key path does not name a stored property.
    public static let invalidKeyPath = Code(name: .invalidKeyPath)
    /// A query has a syntax error or is not supported. The message has the position.
    public static let invalidQuery = Code(name: .invalidQuery)
    /// An object with this primary key is already in the store.
    public static let duplicatePrimaryKey = Code(name: .duplicatePrimaryKey)
    /// An object was given by its values, without its primary key. The message names the class and the property.
    public static let missingPrimaryKey = Code(name: .missingPrimaryKey)
    /// The primary key of an object in a store can't be changed.
    public static let primaryKeyChanged = Code(name: .primaryKeyChanged)
    /// An object can't be deleted, because an object links to it through a property with `onDelete: .deny`.
    public static let deletionDenied = Code(name: .deletionDenied)
    /// Two objects have the same value in a property that is declared as unique, or in properties that are unique
    /// together. The message names both objects.
    public static let uniqueViolation = Code(name: .uniqueViolation)
    /// A value does not fit the property it was assigned to.
    public static let valueOutOfRange = Code(name: .valueOutOfRange)
    /// An object belongs to another store.
    public static let wrongStore = Code(name: .wrongStore)
    /// An object was deleted, or the transaction that made it was rolled back.
    public static let invalidatedObject = Code(name: .invalidatedObject)
    /// There is no write transaction to commit.
    public static let notInWrite = Code(name: .notInWrite)
    /// A write transaction was begun within another.
    public static let alreadyInWrite = Code(name: .alreadyInWrite)
    /// The object or collection can't be observed, because it is not in a store or was deleted.
    public static let cannotObserve = Code(name: .cannotObserve)
    /// An embedded object was added on its own, or given to a second owner.
    public static let embeddedObject = Code(name: .embeddedObject)
    /// A file of the store is damaged. The message has the file and, if known, the offset.
    public static let corruptFile = Code(name: .corruptFile)
    /// A file was written by a newer version, or is not a store.
    public static let unsupportedFormat = Code(name: .unsupportedFormat)
    /// The directory of a store or of its copy can't be created.
    public static let cannotCreate = Code(name: .cannotCreate)
    /// The system failed to read, write, lock or sync a file.
    public static let inputOutput = Code(name: .inputOutput)
    /// The store was opened for reading only.
    public static let readOnly = Code(name: .readOnly)
    /// The store's files can't be deleted, because the store is open.
    public static let inUse = Code(name: .inUse)
    /// A notification token belongs to another store.
    public static let wrongToken = Code(name: .wrongToken)
    /// An observer can't be left out of a commit, because it has not been notified of an earlier one.
    public static let observerBehind = Code(name: .observerBehind)
    /// The process was forked from one that had opened a store.
    public static let wrongProcess = Code(name: .wrongProcess)
    /// Data to be imported can't be read, or does not fit. The message has the file, the line and the reason.
    public static let invalidImport = Code(name: .invalidImport)

    /// A data source has no entity for a query. This is no failure of the store.
    public static let notFound = Code(name: .notFound)
    /// A function of a data source does not support a query. The message names both.
    public static let unsupportedQuery = Code(name: .unsupportedQuery)
    /// Several objects have the values by which one was to be found.
    public static let ambiguousKey = Code(name: .ambiguousKey)

    /// The name of the code.
    public var description: String { name.rawValue }
  }

  /// The kind of the error.
  public let code: Code
  /// What failed, on what, and what to do next. Contains no stored data except for a primary key.
  public let message: String
  /// The underlying error, if there is one.
  public let underlyingError: (any Error)?

  /// The location of damage, for programs that list the damage of several files.
  package let damage: Damage?

  package init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil, damage: Damage? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
    self.damage = damage
  }

  /// The same error with another sentence in its message.
  func adding(_ sentence: String) -> StoreError {
    StoreError(code, "\(message) \(sentence)", underlyingError: underlyingError, damage: damage)
  }

  /// The message, with the underlying error in parentheses.
  public var description: String {
    underlyingError.map { "\(message) (\($0))" } ?? message
  }
}
