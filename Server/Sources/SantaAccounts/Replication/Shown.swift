import Crypto
import SantaStore

/// The state that a process shows to its callers, behind a lock of ``AccountsStore``.
struct Shown {
  /// The state of the store with the changes of this process that the order doesn't have yet.
  var snapshot: StoreSnapshot
  /// The version of the order that the snapshot includes.
  var version: UInt64 = 0
  /// The time before which the head of the order was the position of the snapshot; nil before the first comparison.
  var compared: ContinuousClock.Instant?
  /// The server's epoch.
  var epoch = 0
  /// The public keys by their IDs.
  var keys: [String: Curve25519.Signing.PublicKey] = [:]
  /// The latest state that a valid access token named and that is later than this one. If the order hasn't reached that state at a later
  /// comparison, the server was restored from a backup.
  var claim: Claim?
  /// The grants of subjects that were looked up since they changed.
  private var grants: [Subject: [Grant]] = [:]
  /// The number of these grants, with one more for each subject.
  private var keptCount = 0

  /// The sessions that were looked up since something of their user changed. Looking one up takes ten times as long.
  private var sessions: [UserID: [String: Principal]] = [:]
  private var sessionCount = 0

  /// The levels of callers on stores that were looked up since a grant changed.
  private var levels: [Access: AccessLevel] = [:]
  /// The owners of the replicas that were looked up in this state, by their names.
  private var owners: [String: String] = [:]

  /// A caller and a store.
  private struct Access: Hashable {
    var principal: Principal
    var path: StorePath
  }

  /// The number of sessions that are kept.
  private static let sessionLimit = 20_000
  /// The number of levels, and of owners, that are kept.
  private static let accessLimit = 20_000
  /// The number of grants that are kept. Each takes some 250 bytes.
  private static let keptLimit = 200_000

  /// The state that an access token names.
  struct Claim {
    var version: UInt64
    var epoch: Int
    /// The time when the token was seen.
    var time = ContinuousClock.now
  }

  /// Notes the state that an access token names.
  ///
  /// - Returns: whether it is ahead of this one. A token of an earlier epoch says nothing: its session has ended, and the server
  ///   may have been restored since.
  mutating func note(version: UInt64, epoch: Int) -> Bool {
    guard epoch > self.epoch || epoch == self.epoch && version > self.version else { return false }
    claim = Claim(version: max(version, claim?.version ?? 0), epoch: max(epoch, claim?.epoch ?? 0))
    return true
  }

  /// Notes that the state was compared with the head of the order.
  ///
  /// - Returns: the epoch of a token that shows that the server was restored from a backup; nil if there is none.
  mutating func compared(_ version: UInt64, at time: ContinuousClock.Instant) -> Int? {
    (self.version, compared) = (version, time)
    guard let claim, claim.time < time else { return nil }
    self.claim = nil
    return claim.epoch > epoch || claim.epoch == epoch && claim.version > version ? claim.epoch : nil
  }

  init(_ snapshot: StoreSnapshot) { self.snapshot = snapshot }

  /// Returns the grants of a subject, without those that were removed.
  mutating func grants(of subject: Subject) -> [Grant] {
    if let known = grants[subject] { return known }
    let name = subject.description
    let records = snapshot.objects(GrantRecord.self).where { $0.subject == name }
    let found = GrantRecord.latest(of: records).compactMap { Grant($0) }.filter { $0.level > .none }
    keptCount += found.count + 1
    if keptCount > Self.keptLimit { (grants, keptCount) = ([:], found.count + 1) }
    grants[subject] = found
    return found
  }

  /// Returns the caller of a session that counts, if it was looked up before.
  func caller(of session: String, _ user: UserID) -> Principal? { sessions[user]?[session] }

  /// Keeps the caller of a session that counts in a state, unless there is a later state.
  mutating func keep(_ caller: Principal, in snapshot: StoreSnapshot) {
    guard self.snapshot == snapshot, let user = caller.user, let session = caller.session else { return }
    if sessionCount >= Self.sessionLimit { (sessions, sessionCount) = ([:], 0) }
    if sessions[user, default: [:]].updateValue(caller, forKey: session) == nil { sessionCount += 1 }
  }

  /// Returns the level of a caller on a store, if it was looked up before.
  func level(of principal: Principal, on path: StorePath) -> AccessLevel? {
    levels[Access(principal: principal, path: path)]
  }

  /// Keeps the level of a caller in a state, unless there is a later state.
  mutating func keep(
    _ level: AccessLevel, of principal: Principal, on path: StorePath, in snapshot: StoreSnapshot
  ) {
    guard self.snapshot == snapshot else { return }
    if levels.count >= Self.accessLimit { levels = [:] }
    levels[Access(principal: principal, path: path)] = level
  }

  /// Returns the owner of a replica, if it was looked up before.
  func owner(of replica: String) -> String? { owners[replica] }

  /// Keeps the owner of a replica in a state, unless there is a later state.
  mutating func keep(owner: String, of replica: String, in snapshot: StoreSnapshot) {
    guard self.snapshot == snapshot else { return }
    if owners.count >= Self.accessLimit { owners = [:] }
    owners[replica] = owner
  }

  /// Takes over a later state.
  mutating func move(to snapshot: StoreSnapshot, _ changes: RecordChanges) {
    self.snapshot = snapshot
    if !owners.isEmpty { owners = [:] }
    if !changes.subjects.isEmpty { levels = [:] }
    for subject in changes.subjects {
      if let known = grants.removeValue(forKey: subject) { keptCount -= known.count + 1 }
    }
    if changes.access.concernsEveryone || changes.hasNewEpoch {
      (sessions, sessionCount) = ([:], 0)
    } else {
      for user in changes.access.users {
        if let known = sessions.removeValue(forKey: user) { sessionCount -= known.count }
      }
    }
    if changes.hasNewEpoch { epoch = snapshot.objects(EpochRecord.self).max(of: \.number) ?? 0 }
    if changes.hasNewKeys {
      keys = [:]
      for record in snapshot.objects(KeyRecord.self) {
        keys[record.id] = try? Curve25519.Signing.PublicKey(rawRepresentation: record.publicKey)
      }
    }
  }
}

extension Grant {
  /// - Returns: nil if a later version of the server wrote the record in a form that this one can't read. The grant then doesn't
  ///   count.
  init?(_ record: Frozen<GrantRecord>) {
    guard let subject = Subject(record.subject), let pattern = PathPattern(record.pattern),
      let level = AccessLevel(rawValue: record.level)
    else { return nil }
    self.init(subject, pattern, level, mayCreate: record.mayCreate)
  }
}
