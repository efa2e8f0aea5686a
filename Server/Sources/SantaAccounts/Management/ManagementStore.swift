import Foundation
@_spi(Server) import SantaReplication
import SantaStore

/// The management store of one user, as a replica of its order.
actor ManagementStore {
  private nonisolated let executor = DiskExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  /// A request that has no answer.
  enum Request: Sendable {
    case change(Frozen<PermissionChangeRecord>)
    case offer(Frozen<PermissionOfferRecord>)
    case response(Frozen<PermissionResponseRecord>)

    fileprivate var order: (Date, UUID) {
      switch self {
      case .change(let record): (record.createdAt, record.id)
      case .offer(let record): (record.createdAt, record.id)
      case .response(let record): (record.createdAt, record.id)
      }
    }
  }

  private let configuration: Store.Configuration
  private let log: any OrderedLog
  private var opened: (store: Store, replica: OrderedReplica)?

  init(_ log: any OrderedLog, in directory: URL) {
    configuration = Store.Configuration(
      location: .directory(directory),
      objectTypes: [PermissionChangeRecord.self, PermissionOfferRecord.self, PermissionResponseRecord.self],
      durability: .relaxed)
    self.log = log
  }

  private func open() async throws -> (store: Store, replica: OrderedReplica) {
    if let opened { return opened }
    guard let replica = try LocalReplica.open(configuration) else { throw AccountsStore.unavailable }
    let store = try Store(configuration: configuration)
    store.autorefresh = false
    let ordered = OrderedReplica(replica: replica, log: log)
    _ = try await ordered.begin()
    opened = (store, ordered)
    return (store, ordered)
  }

  /// Sends answers, and takes over the order up to its head.
  ///
  /// - Returns: the version of the head, and the epoch of the order.
  @discardableResult
  func exchange() async throws -> (version: UInt64, epoch: String) {
    let (_, replica) = try await open()
    var restartCount = 0
    while true {
      do {
        let head = try await replica.exchange {}.head
        return (head.version, replica.replica.membership?.epoch ?? "")
      } catch let refusal as LogRefusal where restartCount < 3 {
        restartCount += 1
        try await replica.restart(isCopied: refusal == .forked)
      }
    }
  }

  /// Returns the requests without an answer, the earliest first.
  func requests() async throws -> [Request] {
    let (store, _) = try await open()
    store.refresh()
    let snapshot = store.snapshot()
    let changes = snapshot.objects(PermissionChangeRecord.self).where { $0.status == nil }.map {
      Request.change($0)
    }
    let offers = snapshot.objects(PermissionOfferRecord.self).where { $0.status == nil }.map {
      Request.offer($0)
    }
    let responses = snapshot.objects(PermissionResponseRecord.self).where { $0.status == nil }
      .map { Request.response($0) }
    return (changes + offers + responses).sorted { $0.order < $1.order }
  }

  /// Writes an answer into its request, unless the request was deleted or is answered.
  func write(_ answer: PermissionAnswer, to request: Request, at time: Date) async throws {
    let (store, _) = try await open()
    try store.write {
      switch request {
      case .change(let frozen):
        guard let record = unanswered(frozen, in: store) else { return }
        Self.write(answer, to: record, at: time)
      case .offer(let frozen):
        guard let record = unanswered(frozen, in: store) else { return }
        Self.write(answer, to: record, at: time)
        record.token = answer.token
      case .response(let frozen):
        guard let record = unanswered(frozen, in: store) else { return }
        Self.write(answer, to: record, at: time)
        (record.path, record.level) = (answer.grant?.pattern.description, answer.grant?.level.name)
      }
    }
  }

  private func unanswered<Record: PermissionRequest>(_ frozen: Frozen<Record>, in store: Store) -> Record? {
    let record = store.object(ofType: Record.self, forPrimaryKey: frozen.read { $0.id })
    return record?.status == nil ? record : nil
  }

  private static func write(_ answer: PermissionAnswer, to record: some PermissionRequest, at time: Date) {
    (record.status, record.statusMessage, record.updatedAt) = (answer.status, answer.message, time)
  }
}
