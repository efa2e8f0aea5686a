/// An error from a store: a code for programs, a message for people, and the underlying error.
///
/// The message says what failed, on what, and what to do next. Match on ``code``, never on the message.
///
/// ```swift
/// do {
///   try store.write { store.add(stop) }
/// } catch let error as StoreError where error.code == .duplicatePrimaryKey {
///   print(error)        // Stop with primary key 7 is already in the store. Add it with update: .modified …
/// }
/// ```
public struct StoreError: Error, Sendable, CustomStringConvertible {
  /// The kind of an error. Future versions may add codes, so keep a default case.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Name: String, Sendable {
      case invalidConfiguration, schemaMismatch, invalidKeyPath, invalidQuery, duplicatePrimaryKey,
        missingPrimaryKey, primaryKeyChanged, valueOutOfRange, wrongStore, invalidatedObject, notInWrite,
        alreadyInWrite,
        cannotObserve, embeddedObject, corruptFile, unsupportedFormat, cannotCreate, inputOutput, readOnly,
        inUse,
        wrongToken, wrongProcess, observerBehind, invalidImport,
        deletionDenied, uniqueViolation, notFound, unsupportedQuery, ambiguousKey, mappingFailed,
        historyExpired, cursorMoved, claimLost
    }

    private let name: Name

    /// The configuration is invalid: for example, an object type can't be stored, or two types have the same name.
    public static let invalidConfiguration = Code(name: .invalidConfiguration)
    /// The type of a property in the store differs from its type in the program.
    public static let schemaMismatch = Code(name: .schemaMismatch)
    /// A key path does not name a stored property.
    public static let invalidKeyPath = Code(name: .invalidKeyPath)
    /// A query has a syntax error or is not supported. The message gives the position.
    public static let invalidQuery = Code(name: .invalidQuery)
    /// An object with this primary key is already in the store.
    public static let duplicatePrimaryKey = Code(name: .duplicatePrimaryKey)
    /// The values for an object don't include its primary key. The message names the class and the property.
    public static let missingPrimaryKey = Code(name: .missingPrimaryKey)
    /// The primary key of an object in a store was changed, which is not allowed.
    public static let primaryKeyChanged = Code(name: .primaryKeyChanged)
    /// An object can't be deleted, because another object links to it through a property with `onDelete: .deny`.
    public static let deletionDenied = Code(name: .deletionDenied)
    /// Two objects have the same value in a property that is declared as unique, or the same values in properties that are
    /// unique together. The message names both objects.
    public static let uniqueViolation = Code(name: .uniqueViolation)
    /// A value does not fit the property it was assigned to.
    public static let valueOutOfRange = Code(name: .valueOutOfRange)
    /// An object belongs to another store, or is to be deleted and belongs to none.
    public static let wrongStore = Code(name: .wrongStore)
    /// An object was deleted, or the transaction that created it was rolled back.
    public static let invalidatedObject = Code(name: .invalidatedObject)
    /// An operation requires a write transaction or a migration, and none is running.
    public static let notInWrite = Code(name: .notInWrite)
    /// A write transaction was begun inside another one.
    public static let alreadyInWrite = Code(name: .alreadyInWrite)
    /// The object or collection can't be observed, because it is not in a store or was deleted.
    public static let cannotObserve = Code(name: .cannotObserve)
    /// An embedded object was added on its own, or given to a second owner.
    public static let embeddedObject = Code(name: .embeddedObject)
    /// A file of the store is damaged. The message names the file and, if it is known, the offset.
    public static let corruptFile = Code(name: .corruptFile)
    /// A file was written by a newer version, or isn't a file of a store.
    public static let unsupportedFormat = Code(name: .unsupportedFormat)
    /// The directory of a store or a copy can't be created.
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
    /// The process was forked from a process that had opened a store.
    public static let wrongProcess = Code(name: .wrongProcess)
    /// Imported data can't be read, or doesn't fit. The message names the file, the line and the reason.
    public static let invalidImport = Code(name: .invalidImport)

    /// A data source doesn't have an entity for a query. The store itself didn't fail.
    public static let notFound = Code(name: .notFound)
    /// A function of a data source does not support a query. The message names both.
    public static let unsupportedQuery = Code(name: .unsupportedQuery)
    /// Several objects match the values that were given to find a single one.
    public static let ambiguousKey = Code(name: .ambiguousKey)
    /// A mapper or a query of a data source threw an error during an observation. It is the underlying error.
    public static let mappingFailed = Code(name: .mappingFailed)
    /// A version of the store isn't in its history, or no longer.
    public static let historyExpired = Code(name: .historyExpired)
    /// Another consumer has moved a cursor, or removed it.
    public static let cursorMoved = Code(name: .cursorMoved)
    /// A worker no longer holds the message that it has claimed: its lease has ended, or the message or its object was deleted.
    public static let claimLost = Code(name: .claimLost)

    /// The name of the code.
    public var description: String { name.rawValue }
  }

  /// The kind of the error.
  public let code: Code
  /// The description of the error: what failed, on what, and what to do next. Contains no stored data except for a primary key.
  public let message: String
  /// The underlying error, if there is one.
  public let underlyingError: (any Error)?

  /// The message without what to do next, for a program that gives its own advice.
  package let problem: String
  /// The location of damage, for programs that list the damage of several files.
  package let damage: Damage?

  package init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil, damage: Damage? = nil) {
    self.code = code
    (self.message, problem) = (message, message)
    self.underlyingError = underlyingError
    self.damage = damage
  }

  /// Creates an error whose message consists of two parts.
  ///
  /// - Parameters:
  ///   - problem: one or more sentences about the failure and its consequences. If the problem ends with a line break, the
  ///     remedy begins a new line.
  ///   - remedy: one or more sentences about what to do.
  package init(
    _ code: Code, _ problem: String, remedy: String, underlyingError: (any Error)? = nil,
    damage: Damage? = nil
  ) {
    self.code = code
    self.problem = problem
    message = problem + (problem.hasSuffix("\n") ? "" : " ") + remedy
    self.underlyingError = underlyingError
    self.damage = damage
  }

  /// Returns the same error with another sentence in its message.
  func adding(_ sentence: String) -> StoreError {
    StoreError(code, "\(message) \(sentence)", underlyingError: underlyingError, damage: damage)
  }

  /// The message, with the underlying error in parentheses unless the message contains its reason.
  public var description: String {
    guard let underlyingError else { return message }
    let reason = (underlyingError as? DecodingError)?.reason ?? "\(underlyingError)"
    let isInMessage = message.contains(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    return isInMessage ? message : "\(message) (\(underlyingError))"
  }
}

extension DecodingError {
  /// The reason of the error, without the path of the value; nil if the error doesn't say it.
  package var reason: String? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription.isEmpty ? nil : context.debugDescription
    @unknown default: nil
    }
  }
}
