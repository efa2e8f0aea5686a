import SantaCore
import SantaReplication

/// The stores that share a stream of a server's changes. The list decides which changes a connection requests, and which store
/// a frame concerns. ``SharedStream`` makes the connections and delivers the frames.
///
/// A store joins through a new connection, which requests the changes of every store from the point where the previous
/// connection ended. Frames that still arrive over the previous connection are ignored, so no store loses a change or receives
/// it twice.
struct StreamList {
  /// The part of a connection's request for one store.
  struct Entry: Encodable, Hashable {
    var name: String
    var epoch: String
    var replica: UInt32
    var after: UInt64
    var chain: String
    /// The right of the user, if the server shall end the stream of the store when it changes.
    var level: AccessLevel?
  }

  /// The action for a frame.
  enum Delivery: Hashable {
    case frame(ChangeStream.Frame, member: Int)
    /// The server sends nothing more for this store.
    case refusal(status: Int, body: [UInt8], member: Int)
    /// The server is still there. Concerns all stores.
    case heartbeat
  }

  private struct Member {
    var entry: Entry
    /// Whether the server waits until this store has applied the changes that were sent.
    var isPaused = false
  }

  /// The stores of a stream share windows of 64 MiB, and each has at least 256 KiB, so 256 stores would be possible. With 200,
  /// the list also stays below 64 KiB. Above that, `URLSession` keeps a processor busy in a program that is linked statically
  /// with musl.
  static let capacity = 200

  private var members: [Int: Member] = [:]
  private var lastMember = 0
  /// The number of the current connection. Frames of all other connections are ignored.
  private(set) var connection = 0
  /// The members in the request of the connection. A member that has left, or that receives nothing more, is nil.
  private var listed: [Int?] = []
  /// The member that the next frame concerns.
  private var selected: Int?
  private var isRenewalDue = false
  private var lastRenewal: ContinuousClock.Instant?
  private var delay = Self.shortestDelay

  /// Stores that join shortly after one another share a connection.
  private static let shortestDelay: Duration = .milliseconds(5)
  private static let longestDelay: Duration = .milliseconds(320)

  var isEmpty: Bool { members.isEmpty }

  // MARK: Stores

  /// Returns whether a store can join. Two copies of a directory have the same number until the second one gets another, and
  /// the server accepts each number of a store only once in a list.
  func hasRoom(for entry: Entry) -> Bool {
    members.count < Self.capacity
      && !members.values.contains { $0.entry.name == entry.name && $0.entry.replica == entry.replica }
  }

  mutating func join(_ entry: Entry) -> Int {
    lastMember += 1
    members[lastMember] = Member(entry: entry)
    return lastMember
  }

  /// Removes a store, but keeps the connection. Frames that still arrive for the store are ignored. Its window limits their
  /// number.
  mutating func leave(_ member: Int) {
    members[member] = nil
    unlist(member)
  }

  /// The stores that the next connection requests.
  var active: [Int] { members.filter { !$0.value.isPaused }.keys.sorted() }

  /// Pauses a store that has a whole window of changes to apply. A new connection would give it another window.
  mutating func pause(_ member: Int) { members[member]?.isPaused = true }

  /// Resumes a store that has applied everything that was sent before the pause.
  mutating func goOn(_ member: Int) { members[member]?.isPaused = false }

  private mutating func unlist(_ member: Int) {
    if let index = listed.firstIndex(of: member) { listed[index] = nil }
    if selected == member { selected = nil }
  }

  // MARK: Connections

  /// Requests a new connection.
  ///
  /// - Returns: the delay after which to make it; nil if a connection has already been requested.
  mutating func needsConnection(at now: ContinuousClock.Instant) -> Duration? {
    if isRenewalDue { return nil }
    isRenewalDue = true
    guard let lastRenewal else { return .zero }
    let isSoon = lastRenewal.duration(to: now) < .seconds(1)
    delay = isSoon ? min(delay * 2, Self.longestDelay) : Self.shortestDelay
    return listed.contains { $0 != nil } ? delay : .zero
  }

  /// Begins the next connection. From now on, frames of the previous one are ignored.
  ///
  /// - Returns: the entries to request; empty if all stores are paused or have left.
  mutating func renew(at now: ContinuousClock.Instant) -> [Entry] {
    (isRenewalDue, lastRenewal, selected) = (false, now, nil)
    connection += 1
    let active = active
    listed = active
    return active.compactMap { members[$0]?.entry }
  }

  /// - Returns: the action to perform; nil if there is nothing to do, for example for a frame of a former connection.
  mutating func frameArrived(
    _ frame: ChangeStream.Frame, over connection: Int
  ) throws(ChangeStream.Malformed) -> Delivery? {
    guard connection == self.connection else { return nil }
    switch frame {
    case .heartbeat: return .heartbeat
    case .store(let index):
      guard index < listed.count else { throw .init() }
      selected = listed[index]
      return nil
    case .change(let change):
      guard let selected else { return nil }
      members[selected]?.entry.after = change.position.version
      members[selected]?.entry.chain = change.position.chain
      return .frame(frame, member: selected)
    case .level:
      return selected.map { .frame(frame, member: $0) }
    case .pause:
      guard let member = selected else { return nil }
      members[member]?.isPaused = true
      unlist(member)
      return .frame(frame, member: member)
    case .refusal(let status, let body):
      guard let member = selected else { return nil }
      leave(member)
      return .refusal(status: status, body: body, member: member)
    }
  }

  /// - Returns: the stores that lost their connection. They have left the list.
  mutating func connectionEnded(_ connection: Int) -> [Int] {
    guard connection == self.connection else { return [] }
    let lost = listed.compactMap { $0 }
    for member in lost { leave(member) }
    return lost
  }
}
