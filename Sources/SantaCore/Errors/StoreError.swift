/// What went wrong with a store: a code for programs, a sentence for people, and the error beneath.
///
/// The sentence says what was being done, to what, and what to do next. Match on ``code``, never on the text.
///
/// ```swift
/// do {
///   try store.write { store.add(stop) }
/// } catch let error as StoreError where error.code == .duplicatePrimaryKey {
///   print(error)        // Stop with primary key 7 is in the store already. Add it with update: .modified …
/// }
/// ```
public struct StoreError: Error, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong. More codes may come; keep a default case.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Name: String, Sendable {
      case invalidConfiguration, schemaMismatch, invalidKeyPath, invalidQuery, duplicatePrimaryKey,
        primaryKeyChanged, valueOutOfRange, wrongStore, invalidatedObject, notInWrite, alreadyInWrite,
        cannotObserve, embeddedObject, corruptFile, unsupportedFormat, cannotCreate, inputOutput, readOnly,
        inUse,
        wrongToken, wrongProcess
    }

    private let name: Name

    /// The configuration can't be used: an object type that can't be stored, two types of one name.
    public static let invalidConfiguration = Code(name: .invalidConfiguration)
    /// The store holds a property of another type than the program declares.
    public static let schemaMismatch = Code(name: .schemaMismatch)
    /// A key path given to `observe` names something that is no stored property.
    public static let invalidKeyPath = Code(name: .invalidKeyPath)
    /// A query can't be read, or asks for what can't be asked. The message says where.
    public static let invalidQuery = Code(name: .invalidQuery)
    /// An object with this primary key is in the store already.
    public static let duplicatePrimaryKey = Code(name: .duplicatePrimaryKey)
    /// The primary key of an object in a store can't be changed.
    public static let primaryKeyChanged = Code(name: .primaryKeyChanged)
    /// A value does not fit the property it was assigned to.
    public static let valueOutOfRange = Code(name: .valueOutOfRange)
    /// An object belongs to another store.
    public static let wrongStore = Code(name: .wrongStore)
    /// An object was deleted, or the transaction that made it was rolled back.
    public static let invalidatedObject = Code(name: .invalidatedObject)
    /// A commit without a write transaction.
    public static let notInWrite = Code(name: .notInWrite)
    /// A write transaction within another.
    public static let alreadyInWrite = Code(name: .alreadyInWrite)
    /// An object that is in no store, or was deleted, can't be observed.
    public static let cannotObserve = Code(name: .cannotObserve)
    /// An embedded object was added on its own, or given to a second owner.
    public static let embeddedObject = Code(name: .embeddedObject)
    /// A file of the store is damaged. The message names the file and the offset.
    public static let corruptFile = Code(name: .corruptFile)
    /// A file was written by a newer version, or is no store at all.
    public static let unsupportedFormat = Code(name: .unsupportedFormat)
    /// The store's directory can't be made.
    public static let cannotCreate = Code(name: .cannotCreate)
    /// The system failed to read, write, lock or sync a file.
    public static let inputOutput = Code(name: .inputOutput)
    /// A write to a store opened for reading only.
    public static let readOnly = Code(name: .readOnly)
    /// A store whose files were to be deleted is open.
    public static let inUse = Code(name: .inUse)
    /// A notification token of another store.
    public static let wrongToken = Code(name: .wrongToken)
    /// The process was forked from one that had opened the store.
    public static let wrongProcess = Code(name: .wrongProcess)

    public var description: String { name.rawValue }
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// What was being done, to what, and what to do next. Never holds stored data beyond a primary key.
  public let message: String
  /// The error beneath, where there is one.
  public let underlyingError: (any Error)?

  /// Where a file is damaged, for who looks at several places and tells of them in one list.
  package let damage: Damage?

  init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil, damage: Damage? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
    self.damage = damage
  }

  public var description: String {
    underlyingError.map { "\(message) (\($0))" } ?? message
  }
}
