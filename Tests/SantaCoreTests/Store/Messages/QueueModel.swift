/// The reference for message queues: plain values, which are searched from the first to the last. Times are in milliseconds.
struct QueueModel {
  struct Record: Equatable {
    var key: String
    /// The object, which each message has its own of; nil if it was deleted.
    var object: Int?
    var state = "waiting"
    var time: Int
    var expiry: Int?
    var attempts = 0
    var fence = 0
    var hasFailed = false
    var lease: Int?
    var renewals = 0
  }

  /// A process, which has its own view of the leases.
  struct Observer {
    var seen: [Int: (renewals: Int, since: Int)] = [:]
  }

  static let (lease, attempts, retention) = (30_000, 3, 300_000)

  var now = 0
  var isPaused = false
  /// The messages in the order in which they were added.
  var records: [Record] = []
  var observers: [Observer]
  /// The number of answers of each object.
  var answers: [Int: Int] = [:]
  private var lastLease = 0

  init(observers count: Int) { observers = Array(repeating: Observer(), count: count) }

  func index(of key: String) -> Int? { records.firstIndex { $0.key == key } }

  mutating func enqueue(_ key: String, object: Int, due: Int?, expiry: Int?) {
    if index(of: key) != nil { return }
    answers[object] = 0
    let isDelayed = due.map { $0 > now } ?? false
    records.append(
      Record(
        key: key, object: object, state: isDelayed ? "delayed" : "waiting", time: due ?? now, expiry: expiry))
  }

  // MARK: Claiming

  private mutating func look(_ observer: Int) {
    var seen: [Int: (renewals: Int, since: Int)] = [:]
    for record in records {
      guard record.state == "leased", let lease = record.lease else { continue }
      let known = observers[observer].seen[lease]
      seen[lease] = known?.renewals == record.renewals ? known : (record.renewals, now)
    }
    observers[observer].seen = seen
  }

  private func isDue(_ record: Record, _ observer: Int) -> Bool {
    switch record.state {
    case "waiting": true
    case "delayed": record.time <= now
    case "leased": observers[observer].seen[record.lease ?? 0].map { $0.since + Self.lease <= now } ?? false
    default: false
    }
  }

  /// Returns the keys of the claimed messages, with their leases.
  mutating func claim(_ limit: Int, _ observer: Int) -> [(key: String, lease: Int)] {
    look(observer)
    let expired = records.filter { $0.state == "done" && $0.time + Self.retention <= now }.map(\.key)
    let due = isPaused ? [] : records.filter { isDue($0, observer) }
    if expired.isEmpty && due.isEmpty { return [] }
    records.removeAll { expired.contains($0.key) }
    // The sort is stable: messages of one time stay in the order in which they were added.
    var claimed: [(key: String, lease: Int)] = []
    for record in due.sorted(by: { $0.time < $1.time }) where claimed.count < limit {
      guard let index = index(of: record.key) else { continue }
      if record.object == nil {
        records.remove(at: index)
      } else if record.expiry.map({ $0 <= now }) ?? false || record.attempts >= Self.attempts {
        (records[index].state, records[index].time) = ("dead", now)
        (records[index].hasFailed, records[index].lease) = (true, nil)
      } else {
        lastLease += 1
        (records[index].state, records[index].lease, records[index].renewals) = ("leased", lastLease, 0)
        records[index].attempts += 1
        records[index].fence += 1
        claimed.append((record.key, lastLease))
      }
    }
    return claimed
  }

  // MARK: Claims

  /// Returns the index of the message that a claim holds.
  func held(_ lease: Int) -> Int? {
    records.firstIndex { $0.state == "leased" && $0.lease == lease && $0.object != nil }
  }

  mutating func complete(_ lease: Int) {
    guard let index = held(lease), let object = records[index].object else { return }
    answers[object, default: 0] += 1
    (records[index].state, records[index].time, records[index].lease) = ("done", now, nil)
  }

  mutating func fail(_ lease: Int) {
    guard let index = held(lease) else { return }
    let attempts = records[index].attempts
    (records[index].hasFailed, records[index].lease) = (true, nil)
    if attempts >= Self.attempts {
      (records[index].state, records[index].time) = ("dead", now)
    } else {
      (records[index].state, records[index].time) = ("delayed", now + 2_000 << (attempts - 1))
    }
  }

  mutating func release(_ lease: Int) {
    guard let index = held(lease) else { return }
    (records[index].state, records[index].lease) = ("waiting", nil)
    records[index].attempts -= 1
  }

  mutating func renew(_ lease: Int) {
    if let index = held(lease) { records[index].renewals += 1 }
  }

  mutating func retry(_ key: String) {
    guard let index = index(of: key) else { return }
    switch records[index].state {
    case "delayed": break
    case "dead": (records[index].attempts, records[index].expiry) = (0, nil)
    default: return
    }
    (records[index].state, records[index].time) = ("waiting", now)
  }

  mutating func deleteObject(_ object: Int) {
    answers[object] = nil
    for index in records.indices where records[index].object == object { records[index].object = nil }
  }

  // MARK: Comparing

  /// The number of messages in each state.
  var counts: [String: Int] {
    records.reduce(into: [:]) { counts, record in
      let isDue = record.state == "delayed" && record.time <= now
      counts[isDue ? "waiting" : record.state, default: 0] += 1
    }
  }

  var lines: [String] {
    records.map {
      "\($0.key) \($0.object ?? -1) \($0.state) \($0.time) \($0.attempts) \($0.fence) \($0.hasFailed) \($0.renewals)"
    }
  }
}
