public import Foundation
public import SantaReplication

/// The orders of all stores of a server: changes that replicas have sent, each with its position.
///
/// A server checks only that a change can be read. It gives each one the next position in the order of its store, and keeps it.
public protocol ChangeLog: Sendable {
  /// Gives a new replica its number.
  ///
  /// - Parameters:
  ///   - store: the name of the store, which is created if there is none.
  ///   - known: what a replica has that begins anew with this order. It keeps its number if nobody else has it.
  func join(_ store: StoreName, as known: Membership?) async throws -> Membership

  /// Appends changes of a replica at the end of the order. When this returns, they are on the disk.
  ///
  /// Changes that are in the order already are left out if they have the same bytes.
  ///
  /// - Throws: ``OrderError``
  func append(_ batch: Batch, to store: StoreName) async throws -> OrderPosition

  /// The changes behind a position, the earliest first.
  ///
  /// - Parameter byteCount: how many bytes they have together, at most, except for the first.
  /// - Throws: ``OrderError`` if the order does not have this position.
  func changes(after position: OrderPosition, in epoch: String, of store: StoreName, byteCount: Int)
    async throws
    -> (changes: [OrderedChange], head: OrderPosition)

  /// Calls a closure whenever the order has grown, until what this returns is released.
  ///
  /// - Parameter body: called on any thread; it must return at once. It gets the changes that were appended, or nil if they must
  ///   be read from the log, because they are long or were appended by another process.
  func follow(_ store: StoreName, _ body: @escaping @Sendable (Growth?) -> Void) async throws -> Following

  /// All stores, by their names.
  ///
  /// - Throws: ``DamagedLog`` if one of them is damaged.
  func stores() async throws -> [StoreSummary]

  /// The stores that can be read, by their names, and those that can't.
  func readableStores() async throws -> StoreListing

  /// - Throws: ``OrderError/unknownReplica`` if nobody has joined the store.
  func summary(of store: StoreName) async throws -> StoreSummary

  /// The last of some positions that the order has; the start if it has none of them.
  func last(of positions: [OrderPosition], in store: StoreName) async throws -> OrderPosition

  // MARK: Copies

  /// How many of a replica's changes there are up to a version.
  func count(of replica: UInt32, upTo version: UInt64, of store: StoreName) async throws -> UInt64

  /// Whether a copy may be made now. Of several servers, one at a time may.
  ///
  /// - Parameter owner: made anew for each copy. The right of a server that is silent for minutes ends, so the owner says again
  ///   and again that it has it.
  func claimCopy(of store: StoreName, for owner: UUID) async throws -> Bool

  /// Lets another server make a copy, after ``claimCopy(of:for:)``. Has no effect if another owner has the right meanwhile.
  func releaseCopy(of store: StoreName, for owner: UUID) async throws

  /// Keeps a copy in place of the former one, unless that is a later one.
  func keep(_ copy: StoreCopy, _ bytes: Data, of store: StoreName) async throws

  /// A part of the copy at a version, at most ``StoreCopy/partByteCount`` long; nil if there is another copy.
  func part(of version: UInt64, from offset: Int, of store: StoreName) async throws -> Data?

  /// Removes the contents of the changes whose effect the copy has. Their positions are kept, so that the order still knows its
  /// replicas.
  ///
  /// - Returns: how many.
  func dropChanges(of store: StoreName) async throws -> Int

  /// Replaces the bytes of a change by others. The chains of this change and of all behind it become others, so it is as if the server
  /// had gone back to the position before it, and had got the changes behind it again.
  ///
  /// - Parameter version: of the change, which is behind the copy.
  /// - Returns: the head.
  /// - Throws: ``OrderError/compacted`` if a copy has its effect, or there is no such change.
  func replace(_ version: UInt64, of store: StoreName, with bytes: Data) async throws -> OrderPosition

  /// Returns if changes can be read and appended at present.
  ///
  /// - Throws: ``LogUnavailable``
  func checkAvailability() async throws
}

/// A change with its position.
public struct OrderedChange: Hashable, Sendable {
  public var position: OrderPosition
  /// The replica that made it.
  public var replica: UInt32
  /// Its number among the changes of this replica, from 1.
  public var sequence: UInt64
  public var bytes: Data
}

/// Changes that a replica sends.
public struct Batch: Hashable, Sendable {
  public var epoch: String
  /// A position that the replica knows. An order that does not have it, because it went back to a backup, takes nothing: a
  /// request that was long on its way could otherwise take the number of another change.
  public var base: OrderPosition = .start
  public var replica: UInt32
  /// The number of the first change.
  public var firstSequence: UInt64
  public var changes: [Data]
  /// Up to which version the parts of changes are known with which the parts in this batch were checked; nil if it has none that end a
  /// change.
  var checked: UInt64?

  public init(
    epoch: String, base: OrderPosition = .start, replica: UInt32, firstSequence: UInt64, changes: [Data]
  ) {
    (self.epoch, self.base, self.replica) = (epoch, base, replica)
    (self.firstSequence, self.changes) = (firstSequence, changes)
  }
}

/// A store in a list of all.
public struct StoreSummary: Codable, Hashable, Sendable {
  public var name: String
  public var epoch: String
  public var version: UInt64
  public var chain: String
  public var replicas: UInt32
  /// How many bytes its changes have, without those that were dropped.
  public var bytes: UInt64
  /// The last change that was dropped, because a copy has its effect.
  public var dropped: OrderPosition = .start
  /// How many bytes the changes had that were dropped.
  public var droppedByteCount: UInt64 = 0
  /// The latest copy of its state.
  public var copy: StoreCopy?

  var allByteCount: UInt64 { bytes + droppedByteCount }
}

/// All stores of a server.
public struct StoreListing: Sendable {
  public var stores: [StoreSummary]
  /// The stores that can't be read, as after a damage, and why.
  public var unreadable: [(name: String, error: any Error)] = []
}

/// Why a server refuses changes or a position.
public enum OrderError: Error, Hashable, Sendable {
  /// The order lacks the position. The server was set up from scratch, or restored from a backup.
  case reset
  /// The changes behind the position were dropped. A copy has their effect.
  case compacted
  /// A replica sent another change with a number that it has used.
  case forked(sequence: UInt64)
  /// A replica left out a number.
  case gap(expected: UInt64)
  /// The replica never joined.
  case unknownReplica
  /// Parts of changes have come since the batch was checked with those before it.
  case unchecked
}

/// An order is not what was acknowledged.
public struct DamagedLog: Error, CustomStringConvertible {
  public let description: String
}

extension ChangeLog {
  public func readableStores() async throws -> StoreListing { StoreListing(stores: try await stores()) }

  public func checkAvailability() async throws {}

  /// Yields whenever the order has grown. Several changes may be one element.
  func growth(of store: StoreName) async throws -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let following = try await follow(store) { _ in continuation.yield() }
    continuation.onTermination = { _ in withExtendedLifetime(following) {} }
    return stream
  }

  /// Reads all changes of a store and its copy, compares each with its checksum, and checks that replicas can read it.
  ///
  /// - Returns: the changes that replicas can't read, though they are as they were acknowledged.
  /// - Throws: ``DamagedLog``
  @discardableResult public func verify(_ store: StoreSummary) async throws -> [UnreadableChange] {
    var store = store
    while true {
      do { return try await verifyOnce(store) } catch let error
        where error is LogUnavailable || error as? OrderError == .compacted
      {
        // A server that runs meanwhile may have made another copy, or dropped changes whose effect the copy has.
        guard let name = StoreName(store.name) else { throw error }
        let present = try await summary(of: name)
        if present.copy == store.copy && present.dropped == store.dropped { throw error }
        store = present
      }
    }
  }

  private func verifyOnce(_ store: StoreSummary) async throws -> [UnreadableChange] {
    guard let name = StoreName(store.name) else {
      throw DamagedLog(description: "'\(store.name)' is not the name of a store.")
    }
    var check = ChangeCheck()
    var unreadable: [UnreadableChange] = []
    if let copy = store.copy {
      let bytes = try await bytes(of: copy, name)
      if store.dropped.version > 0, !check.begin(behind: bytes) {
        throw DamagedLog(
          description: "The copy of the store '\(name)' can't be read, though it has its checksum.")
      }
    }
    var position = store.dropped
    guard position.version <= store.copy?.position.version ?? 0 else {
      throw DamagedLog(
        description:
          "The store '\(name)' has neither its changes up to \(position.version) nor a copy with their effect."
      )
    }
    var chain = Data(position.chain.bytesOfHexadecimal)
    while position.version < store.version {
      let page = try await changes(after: position, in: store.epoch, of: name, byteCount: 16 << 20).changes
      for change in page {
        chain = Chain.next(
          after: chain, replica: change.replica, sequence: change.sequence, change.bytes)
        guard change.position == OrderPosition(version: position.version + 1, chain: chain.hexadecimal)
        else {
          throw DamagedLog(
            description: "Change \(position.version + 1) of the store '\(name)' does not have its checksum.")
        }
        position = change.position
        if let problem = check.problem(of: change.bytes) {
          unreadable.append(UnreadableChange(change, in: name, problem))
        }
      }
      guard !page.isEmpty else {
        throw DamagedLog(
          description: "The store '\(name)' ends after change \(position.version) of \(store.version).")
      }
    }
    guard position.version > store.version || position.chain == store.chain else {
      throw DamagedLog(description: "The last change of the store '\(name)' is not that of its head.")
    }
    return unreadable
  }
}

/// Changes can't be kept or read at present, as while a database is away. The same request may succeed later.
public struct LogUnavailable: Error, CustomStringConvertible {
  public let description: String
}

/// The name of a store: 1 to 64 letters, digits, `.`, `-` or `_`, not beginning with a dot.
public struct StoreName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// - Returns: nil if it is not such a name.
  public init?(_ text: some StringProtocol) {
    let allowed = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard allowed, (1...64).contains(text.utf8.count), text.utf8.first != UInt8(ascii: ".") else {
      return nil
    }
    description = String(text)
  }
}
