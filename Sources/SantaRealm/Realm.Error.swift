// RealmSwift's codes. Several of them are one code here, so that the first of them that a `switch` names is chosen.

extension StoreError {
  /// RealmSwift's name of ``underlyingError``.
  public var underlying: (any Swift.Error)? { underlyingError }

  /// Always nil, because the message names the file. A name of RealmSwift.
  public var fileURL: URL? { nil }

  /// RealmSwift's name of ``message``.
  public var localizedDescription: String { description }

  /// RealmSwift's name of ``Code/inputOutput``.
  public static let fail = Code.inputOutput
  /// RealmSwift's name of ``Code/inputOutput``.
  public static let fileAccess = Code.inputOutput
  /// RealmSwift's name of ``Code/inputOutput``.
  public static let filePermissionDenied = Code.inputOutput
  /// RealmSwift's name of ``Code/cannotCreate``.
  public static let fileExists = Code.cannotCreate
  /// RealmSwift's name of ``Code/inputOutput``.
  public static let fileNotFound = Code.inputOutput
  /// RealmSwift's name of ``Code/inputOutput``.
  public static let addressSpaceExhausted = Code.inputOutput
  /// RealmSwift's name of ``Code/inputOutput``.
  public static let outOfDiskSpace = Code.inputOutput
  /// RealmSwift's name of ``Code/inputOutput``.
  public static let fileOperationFailed = Code.inputOutput
  /// RealmSwift's name of ``Code/schemaMismatch``.
  public static let schemaMismatch = Code.schemaMismatch
  /// RealmSwift's name of ``Code/unsupportedFormat``.
  public static let fileFormatUpgradeRequired = Code.unsupportedFormat
  /// RealmSwift's name of ``Code/unsupportedFormat``.
  public static let unsupportedFileFormatVersion = Code.unsupportedFormat
  /// RealmSwift's name of ``Code/unsupportedFormat``. Every version that reads the files shares their locks.
  public static let incompatibleLockFile = Code.unsupportedFormat
  /// RealmSwift's name of ``Code/corruptFile``.
  public static let invalidDatabase = Code.corruptFile
  /// RealmSwift's name of ``Code/inUse``.
  public static let alreadyOpen = Code.inUse
}

extension StoreError.Code {
  /// RealmSwift's name of ``inputOutput``.
  public static let fail = StoreError.fail
  /// RealmSwift's name of ``inputOutput``.
  public static let fileAccess = StoreError.fileAccess
  /// RealmSwift's name of ``inputOutput``.
  public static let filePermissionDenied = StoreError.filePermissionDenied
  /// RealmSwift's name of ``cannotCreate``.
  public static let fileExists = StoreError.fileExists
  /// RealmSwift's name of ``inputOutput``.
  public static let fileNotFound = StoreError.fileNotFound
  /// RealmSwift's name of ``inputOutput``.
  public static let addressSpaceExhausted = StoreError.addressSpaceExhausted
  /// RealmSwift's name of ``inputOutput``.
  public static let outOfDiskSpace = StoreError.outOfDiskSpace
  /// RealmSwift's name of ``inputOutput``.
  public static let fileOperationFailed = StoreError.fileOperationFailed
  /// RealmSwift's name of ``unsupportedFormat``.
  public static let fileFormatUpgradeRequired = StoreError.fileFormatUpgradeRequired
  /// RealmSwift's name of ``unsupportedFormat``.
  public static let unsupportedFileFormatVersion = StoreError.unsupportedFileFormatVersion
  /// RealmSwift's name of ``unsupportedFormat``.
  public static let incompatibleLockFile = StoreError.incompatibleLockFile
  /// RealmSwift's name of ``corruptFile``.
  public static let invalidDatabase = StoreError.invalidDatabase
  /// RealmSwift's name of ``inUse``.
  public static let alreadyOpen = StoreError.alreadyOpen

  /// Whether an error has a code, for `catch Realm.Error.fileAccess`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? StoreError)?.code == code
  }
}
