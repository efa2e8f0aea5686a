import SantaCore
import SantaReplication

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The sync status of a store.
public struct SyncState: Hashable, Sendable {
  /// The connection to the server.
  public enum Connection: Hashable, Sendable {
    /// A connection is being made, for the first time or again.
    case connecting
    /// The server sends changes as they occur.
    case connected
    /// The server can't be reached, the disk is full, the user must sign in (``SyncError/Code/signedOut``), the user lacks a right
    /// (``SyncError/Code/noRight``), or the store is full (``SyncError/Code/quota``). The connection is retried automatically.
    case offline(SyncError)
    /// Another process, or another ``StoreSync`` in this process, is connected to the server. This one takes over when the
    /// other one ends.
    case elsewhere
    /// An error occurred that a retry can't fix. The store remains usable, but isn't synchronised any more.
    case stopped(SyncError)
    /// ``StoreSync/stop()`` was called.
    case ended
  }

  public var connection: Connection = .connecting
  /// The number of changes of the store's order that this replica has.
  public var version: UInt64 = 0
  /// The number of this replica's own changes that the server does not have yet, as far as is known.
  public var pendingCount = 0
  /// The properties whose values stay on this machine, such as `Photo.original`, because external data isn't sent. On other
  /// machines, the values are nil.
  public var localProperties: [String] = []
  /// Whether the replica had all changes of the server when it last received something from it.
  public var isUpToDate = false
  /// The right of the user to the store at the server, as far as is known; nil if the server has not said it yet. Without
  /// the right to write, `Store.write` throws an error in every program that uses the directory.
  public var access: AccessLevel?
  /// The time when the replica last received something from the server; nil if it never has.
  public var lastHeard: Date?
}

/// An error that prevents the synchronisation of a store.
public struct SyncError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  public struct Code: Hashable, Sendable {
    private enum Kind { case signedOut, noRight, quota, otherUser, deleted, wrongCredentials, other }
    private let kind: Kind

    /// The user must sign in: the session has ended, or the server rejected a token. Synchronising continues when the user signs
    /// in again.
    public static let signedOut = Code(kind: .signedOut)
    /// The user lacks a right to the store. Its data stays as it was, and can't be changed. Synchronising continues when the
    /// user gets a right.
    public static let noRight = Code(kind: .noRight)
    /// The store, or the home of the user, has reached the size that the server allows. The changes of this machine are kept, and sent
    /// when there is room.
    public static let quota = Code(kind: .quota)
    /// The directory of the store belongs to another user.
    public static let otherUser = Code(kind: .otherUser)
    /// The store was deleted on the server.
    public static let deleted = Code(kind: .deleted)
    /// The name or the password is wrong, or the server doesn't accept the token of an identity provider.
    public static let wrongCredentials = Code(kind: .wrongCredentials)
    /// Any other problem.
    public static let other = Code(kind: .other)
  }

  /// The right that a refused request lacked.
  struct Refusal: Hashable, Sendable {
    /// The right that the user has.
    var level: AccessLevel
    /// The last number that the order has of the replica whose changes were refused.
    var sequence: UInt64?
    /// Whether the right to the store is missing, and not the right to create it.
    var isOfStore: Bool
  }

  /// The kind of the error.
  public let code: Code
  /// A description of the problem, and how to solve it.
  public let description: String
  /// Whether a retry may succeed.
  public let isTransient: Bool
  /// Whether the server's order differs from the order that the replica knows.
  let isReset: Bool
  /// Whether the order contains other changes of this replica than its directory, which is then a copy.
  let isCopied: Bool
  /// Whether something other than a santa-server has answered.
  let isNotAServer: Bool
  /// The delay before the next attempt, if the server requests one.
  let retryAfter: Duration?
  /// Whether the right of the user has changed, so that synchronising begins again.
  let hasNewRight: Bool
  /// The missing right, if the server has refused a request for lack of one.
  let refusal: Refusal?

  init(
    _ description: String, isTransient: Bool = false, isReset: Bool = false, isCopied: Bool = false,
    isNotAServer: Bool = false, retryAfter: Duration? = nil, code: Code = .other, refusal: Refusal? = nil,
    hasNewRight: Bool = false
  ) {
    (self.description, self.isTransient, self.isReset) = (description, isTransient, isReset)
    (self.isCopied, self.isNotAServer, self.retryAfter) = (isCopied, isNotAServer, retryAfter)
    (self.code, self.refusal, self.hasNewRight) = (code, refusal, hasNewRight)
  }

  /// Creates an error from an error of the replica or its store. Input and output errors are transient, because a full disk may
  /// have room again.
  init(_ error: any Error) {
    let isTransient =
      (error as? StoreError)?.code == .inputOutput || (error as? Replica.Failure)?.isTransient == true
    self = error as? SyncError ?? SyncError("\(error)", isTransient: isTransient)
  }
}

/// An operation of this replica that had no effect, because it conflicts with changes of other replicas that precede it in the
/// order. It may also be a rule that the program declares and that these changes break.
///
/// ```swift
/// for await rejection in sync.rejections { print(rejection) }
/// // Stop 12, eta = 31: the object or element was deleted
/// ```
public struct SyncRejection: Hashable, Sendable, CustomStringConvertible {
  /// The class of the object.
  public let type: String
  /// The primary key as a string; nil for an object without a primary key.
  public let primaryKey: String?
  /// The property; nil if the operation concerned the whole object. For a rule on several properties, their names.
  public let property: String?
  /// The value as a string; nil unless there is exactly one.
  public let value: String?
  /// The reason why the operation had no effect.
  public let reason: String
  /// Whether the operation was taken back because the user lacks the right to write to the store.
  public let isRefused: Bool

  public var description: String {
    let object = "\(type)\(primaryKey.map { " \($0)" } ?? "")"
    let cell = property.map { ", \($0)\(value.map { " = \($0)" } ?? "")" } ?? ""
    return "\(object)\(cell): \(reason)"
  }
}
