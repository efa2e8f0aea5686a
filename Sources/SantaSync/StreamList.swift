import SantaCore
import SantaReplication

/// The stores that share a stream of a server's changes. It decides what a connection asks for and whom a frame concerns;
/// ``SharedStream`` does it.
///
/// A store joins by a new connection, which asks for every store from where the one before it was. So no store loses a change
/// or gets it twice: what still comes over the former connection counts for nothing.
struct StreamList {
  /// What a connection asks for of one store.
  struct Entry: Encodable, Hashable {
    var name: String
    var epoch: String
    var replica: UInt32
    var after: UInt64
    var chain: String
  }

  /// What is to be done for a frame.
  enum Delivery: Hashable {
    case frame(ChangeStream.Frame, member: Int)
    /// Nothing more comes of this store.
    case refusal(status: Int, body: [UInt8], member: Int)
    /// The server is there. It concerns all stores.
    case heartbeat
  }

  private struct Member {
    var entry: Entry
    /// Whether the server waits until this store has applied what it was sent.
    var isPaused = false
  }

  /// The stores of a stream share 64 MiB of windows, and each has at least 256 KiB, so there may be 256. With 200, the list also
  /// stays below 64 KiB, above which `URLSession` keeps a processor busy in a program that is linked statically with musl.
  static let capacity = 200

  private var members: [Int: Member] = [:]
  private var lastMember = 0
  /// The number of the connection whose frames count.
  private(set) var connection = 0
  /// The members that the connection was asked for. One that has left, or gets nothing more, is nil.
  private var listed: [Int?] = []
  /// The member that the next frame is about.
  private var selected: Int?
  private var isRenewalDue = false
  private var lastRenewal: ContinuousClock.Instant?
  private var delay = Self.shortestDelay

  /// Stores that join one soon after the other share a connection.
  private static let shortestDelay: Duration = .milliseconds(5)
  private static let longestDelay: Duration = .milliseconds(320)

  var isEmpty: Bool { members.isEmpty }

  // MARK: Stores

  /// Whether a store can join. Two copies of a directory have one number until the second one gets another, and the server takes
  /// each number of a store once in a list.
  func hasRoom(for entry: Entry) -> Bool {
    members.count < Self.capacity
      && !members.values.contains { $0.entry.name == entry.name && $0.entry.replica == entry.replica }
  }

  mutating func join(_ entry: Entry) -> Int {
    lastMember += 1
    members[lastMember] = Member(entry: entry)
    return lastMember
  }

  /// The connection stays as it is. What still comes of this store is left out, which its window bounds.
  mutating func leave(_ member: Int) {
    members[member] = nil
    unlist(member)
  }

  /// The stores that the next connection is asked for.
  var active: [Int] { members.filter { !$0.value.isPaused }.keys.sorted() }

  /// A store has as much to apply as its window has. A new connection would give it another window.
  mutating func pause(_ member: Int) { members[member]?.isPaused = true }

  /// A store has applied what was sent before the server paused.
  mutating func goOn(_ member: Int) { members[member]?.isPaused = false }

  private mutating func unlist(_ member: Int) {
    if let index = listed.firstIndex(of: member) { listed[index] = nil }
    if selected == member { selected = nil }
  }

  // MARK: Connections

  /// A store needs a new connection.
  ///
  /// - Returns: when it is to be made; nil if that was said already.
  mutating func needsConnection(at now: ContinuousClock.Instant) -> Duration? {
    if isRenewalDue { return nil }
    isRenewalDue = true
    guard let lastRenewal else { return .zero }
    let isSoon = lastRenewal.duration(to: now) < .seconds(1)
    delay = isSoon ? min(delay * 2, Self.longestDelay) : Self.shortestDelay
    return listed.contains { $0 != nil } ? delay : .zero
  }

  /// Begins the next connection. Frames of the one before don't count from now on.
  ///
  /// - Returns: what to ask for; nothing if all stores pause or have left.
  mutating func renew(at now: ContinuousClock.Instant) -> [Entry] {
    (isRenewalDue, lastRenewal, selected) = (false, now, nil)
    connection += 1
    let active = active
    listed = active
    return active.compactMap { members[$0]?.entry }
  }

  /// - Returns: what to do; nil for a frame of a former connection.
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

  /// - Returns: the stores that have lost their connection. They have left.
  mutating func connectionEnded(_ connection: Int) -> [Int] {
    guard connection == self.connection else { return [] }
    let lost = listed.compactMap { $0 }
    for member in lost { leave(member) }
    return lost
  }
}
