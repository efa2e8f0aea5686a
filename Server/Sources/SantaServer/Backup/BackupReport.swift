/// The result of a backup.
public struct BackupReport: Codable, Sendable {
  /// A store that is not in the backup.
  public struct Missing: Codable, Sendable {
    public var name: String
    public var reason: String
  }

  /// The number of stores in the backup.
  public var storeCount = 0
  /// The size of their files, in bytes.
  public var byteCount: UInt64 = 0
  /// The stores that can't be read, and are therefore not in the backup.
  public var missing: [Missing] = []

  public init() {}
}
