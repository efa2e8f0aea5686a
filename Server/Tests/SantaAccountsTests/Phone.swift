import Foundation
@_spi(Server) import SantaReplication
import SantaStore
import SantaSync

@testable import SantaAccounts

/// A client's replica of a management store, with the classes of clients.
actor Phone {
  private let directory: TemporaryDirectory
  private let store: Store
  private let replica: OrderedReplica

  init(_ log: MemoryLog) throws {
    directory = try TemporaryDirectory()
    let configuration = Store.Configuration(
      location: .directory(directory.url),
      objectTypes: [PermissionChange.self, PermissionOffer.self, PermissionResponse.self])
    guard let replica = try LocalReplica.open(configuration) else { throw AccountsStore.unavailable }
    self.replica = OrderedReplica(replica: replica, log: log)
    store = try Store(configuration: configuration)
  }

  /// Creates a request offline.
  func change(
    _ subject: String, _ path: String, _ level: String, mayCreate: Bool = false, at time: Date
  ) throws -> UUID {
    try store.write {
      store.create(PermissionChange.self) {
        ($0.subject, $0.path, $0.level, $0.mayCreate, $0.createdAt) = (subject, path, level, mayCreate, time)
      }.id
    }
  }

  func offer(_ path: String, _ level: String) throws -> UUID {
    try store.write { store.create(PermissionOffer.self) { ($0.path, $0.level) = (path, level) }.id }
  }

  func respond(_ token: String) throws -> UUID {
    try store.write { store.create(PermissionResponse.self) { $0.token = token }.id }
  }

  /// Exchanges changes with the server.
  func exchange() async throws {
    _ = try await replica.begin()
    _ = try await replica.exchange {}
    store.refresh()
  }

  func status(_ id: UUID) -> String? {
    store.object(ofType: PermissionChange.self, forPrimaryKey: id)?.status
      ?? store.object(ofType: PermissionOffer.self, forPrimaryKey: id)?.status
      ?? store.object(ofType: PermissionResponse.self, forPrimaryKey: id)?.status
  }

  func message(_ id: UUID) -> String? {
    store.object(ofType: PermissionChange.self, forPrimaryKey: id)?.statusMessage
  }

  func token(_ id: UUID) -> String? {
    store.object(ofType: PermissionOffer.self, forPrimaryKey: id)?.token
  }

  func path(_ id: UUID) -> String? {
    store.object(ofType: PermissionResponse.self, forPrimaryKey: id)?.path
  }

  /// Takes the answer out of a change, as a restored backup does.
  func forgetAnswer(_ id: UUID) throws {
    try store.write { store.object(ofType: PermissionChange.self, forPrimaryKey: id)?.status = nil }
  }
}
