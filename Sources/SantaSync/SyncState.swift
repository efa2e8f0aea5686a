import SantaCore
import SantaReplication

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How far a store and its server are with each other.
public struct SyncState: Hashable, Sendable {
  /// The connection to the server.
  public enum Connection: Hashable, Sendable {
    /// A connection is being made, for the first time or again.
    case connecting
    /// The server sends changes as they come.
    case connected
    /// The server can't be reached, or the disk is full. It is tried again by itself.
    case offline(SyncError)
    /// Another process, or another ``StoreSync`` of this one, talks to the server. This one takes over when it ends.
    case elsewhere
    /// Something is wrong that trying again does not mend. The store works, but takes no part any more.
    case stopped(SyncError)
    /// ``StoreSync/stop()`` was called.
    case ended
  }

  public var connection: Connection = .connecting
  /// How many changes of the store's order this replica has.
  public var version: UInt64 = 0
  /// How many of its own changes the server does not have yet, as far as that is known.
  public var pendingCount = 0
  /// The properties whose values stay on this machine, such as `Photo.original`: external data is not sent. Elsewhere they
  /// are nil.
  public var localProperties: [String] = []
  /// Whether the replica had all changes of the server when it was last heard.
  public var isUpToDate = false
  /// When the server was last heard; nil before that.
  public var lastHeard: Date?
}

/// Why a store and its server don't talk to each other.
public struct SyncError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String
  /// Whether trying again may help.
  public let isTransient: Bool
  /// Whether the server's order is not the one that the replica knows.
  let isReset: Bool
  /// Whether the order has other changes of this replica than its directory, which is a copy then.
  let isCopied: Bool
  /// Whether something other than a santa-server has answered.
  let isNotAServer: Bool
  /// When to try again, if the server says so.
  let retryAfter: Duration?

  init(
    _ description: String, isTransient: Bool = false, isReset: Bool = false, isCopied: Bool = false,
    isNotAServer: Bool = false, retryAfter: Duration? = nil
  ) {
    (self.description, self.isTransient, self.isReset) = (description, isTransient, isReset)
    (self.isCopied, self.isNotAServer, self.retryAfter) = (isCopied, isNotAServer, retryAfter)
  }

  /// An error of the replica or its store. A disk that is full may have room again.
  init(_ error: any Error) {
    self =
      error as? SyncError
      ?? SyncError("\(error)", isTransient: (error as? StoreError)?.code == .inputOutput)
  }
}

/// An operation of this replica without an effect: changes of others, which come before it in the order, don't allow it. It may also be
/// a rule that the program declares, and that these changes break.
///
/// ```swift
/// for await rejection in sync.rejections { print(rejection) }
/// // Stop 12, eta = 31: the object or element was deleted
/// ```
public struct SyncRejection: Hashable, Sendable, CustomStringConvertible {
  /// The class of the object.
  public let type: String
  /// The primary key as a text; nil for an object without one.
  public let primaryKey: String?
  /// The property; nil if the operation was about the whole object. For a rule that several properties have together, their
  /// names.
  public let property: String?
  /// The value as a text; nil if there is not just one.
  public let value: String?
  /// Why it had no effect.
  public let reason: String

  public var description: String {
    let object = "\(type)\(primaryKey.map { " \($0)" } ?? "")"
    let cell = property.map { ", \($0)\(value.map { " = \($0)" } ?? "")" } ?? ""
    return "\(object)\(cell): \(reason)"
  }
}
