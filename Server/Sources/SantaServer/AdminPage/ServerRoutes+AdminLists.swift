import Foundation
import Hummingbird
import SantaAccounts

/// The lists of the admin page: parts of at most 200 rows, with the length of the whole list.
extension ServerRoutes {
  /// A part of a list in JSON.
  private struct ListBody<Row: Encodable>: Encodable {
    var total: Int
    var from: Int
    var rows: [Row]

    init<Source>(_ part: ListPart<Source>, from: Int, _ row: (Source) -> Row) {
      (total, self.from, rows) = (part.total, from, part.rows.map(row))
    }
  }

  /// The part of a list that a request asks for.
  private struct Wanted {
    var search: String
    var range: Range<Int>

    init(_ request: Request) throws {
      func number(_ name: String, _ fallback: Int, _ range: ClosedRange<Int>) throws -> Int {
        guard let text = request.uri.queryParameters[Substring(name)] else { return fallback }
        guard let number = Int(String(text)), range.contains(number) else {
          throw Refusal.invalid(
            "parameter",
            "The parameter '\(name)' must be a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
      }
      let from = try number("from", 0, 0...1_000_000_000)
      range = from..<(from + (try number("count", 50, 1...200)))
      search = String(request.uri.queryParameters["search"] ?? "").trimmingCharacters(in: .whitespaces)
      guard search.utf8.count <= 200 else {
        throw Refusal.invalid("parameter", "The parameter 'search' must have at most 200 bytes.")
      }
    }
  }

  /// Returns the accounts; nil if the server has no users yet. Only a change makes their store.
  private func existingAccounts() async throws -> Accounts? {
    accounts.current == nil ? nil : try await freshAccounts()
  }

  func adminStores(_ request: Request) async throws -> Response {
    struct Row: Encodable {
      var path: StorePath
      /// The name in URLs.
      var name: String
      var ownerName: String?
      /// Whether the store belongs to the server itself.
      var isReserved: Bool
      var isUnreadable: Bool
      var version: UInt64
      var byteCount: UInt64
      var replicas: UInt32
      var followers: Int
      var lastChange: JSONDate?
    }
    let wanted = try Wanted(request)
    let running = try await existingAccounts()
    var stores = await adminWatch.reading().stores
    if !wanted.search.isEmpty {
      let (text, owners) = (wanted.search.lowercased(), running?.owners(matching: wanted.search) ?? [])
      stores = stores.filter { store in
        store.path.description.lowercased().contains(text)
          || store.path.owner.map { owners.contains($0) } ?? false
      }
    }
    switch request.uri.queryParameters["sort"] ?? "name" {
    case "name": break
    case "size":
      // Sorting is stable, so that stores of the same size are sorted by name.
      stores.sort { $0.summary?.size ?? 0 > $1.summary?.size ?? 0 }
    default: throw Refusal.invalid("parameter", "The parameter 'sort' must be 'name' or 'size'.")
    }
    let part = ListPart(stores, wanted.range) { $0 }
    var dates: [StorePath: Date] = [:]
    for store in part.rows {
      if let known = metrics.lastChange(of: store.path) {
        dates[store.path] = known
      } else if store.summary?.version ?? 0 > 0 {
        dates[store.path] = try await log.lastChange(of: store.path)
      }
    }
    return try Self.json(
      ListBody(part, from: wanted.range.lowerBound) { store in
        Row(
          path: store.path, name: store.path.wireName,
          ownerName: store.path.owner.flatMap { running?.name(of: $0) }, isReserved: store.path.isReserved,
          isUnreadable: store.summary == nil, version: store.summary?.version ?? 0,
          byteCount: store.summary?.size ?? 0, replicas: store.summary?.replicas ?? 0,
          followers: store.followers, lastChange: dates[store.path].map { JSONDate($0) })
      })
  }

  func adminUsers(_ request: Request, _ access: Access) async throws -> Response {
    struct Row: Encodable {
      var id: String
      var name: String?
      var kind: String
      var isAdmin: Bool
      var isDisabled: Bool
      var created: JSONDate
      var sessions: Int
      var lastSeen: JSONDate?
      var homeStores: Int
      var homeByteCount: UInt64
    }
    let wanted = try Wanted(request)
    let running = try await existingAccounts()
    let part =
      try running?.users(matching: wanted.search, wanted.range, for: access.principal)
      ?? ListPart<UserDetails>()
    let shown = Set(part.rows.map(\.info.id))
    var homes: [UserID: (stores: Int, byteCount: UInt64)] = [:]
    for store in await adminWatch.reading().stores {
      guard let owner = store.path.owner, shown.contains(owner) else { continue }
      homes[owner, default: (0, 0)].stores += 1
      homes[owner, default: (0, 0)].byteCount += store.summary?.size ?? 0
    }
    return try Self.json(
      ListBody(part, from: wanted.range.lowerBound) { user in
        Row(
          id: user.info.id.description, name: user.info.name, kind: user.kind.rawValue,
          isAdmin: user.info.isAdmin, isDisabled: user.info.isDisabled, created: JSONDate(user.info.created),
          sessions: user.sessions, lastSeen: user.lastSeen.map { JSONDate($0) },
          homeStores: homes[user.info.id]?.stores ?? 0, homeByteCount: homes[user.info.id]?.byteCount ?? 0)
      })
  }

  func adminSessions(_ request: Request, _ access: Access) async throws -> Response {
    struct Row: Encodable {
      var id: String
      var user: String
      var userName: String?
      var name: String?
      var created: JSONDate
      var lastUsed: JSONDate
      var isCurrent: Bool
    }
    let wanted = try Wanted(request)
    let part =
      try await existingAccounts()?.sessions(matching: wanted.search, wanted.range, for: access.principal)
      ?? ListPart<OwnedSession>()
    return try Self.json(
      ListBody(part, from: wanted.range.lowerBound) { row in
        Row(
          id: row.session.id, user: row.user.description, userName: row.userName, name: row.session.name,
          created: JSONDate(row.session.created), lastUsed: JSONDate(row.session.lastUsed),
          isCurrent: row.session.id == access.principal.session)
      })
  }

  func adminTokens(_ request: Request, _ access: Access) async throws -> Response {
    struct Row: Encodable {
      var id: String
      var name: String?
      /// The owner; nil for the server.
      var user: String?
      var userName: String?
      var patterns: [PathPattern]
      var level: AccessLevel
      var created: JSONDate
      var expires: JSONDate?
    }
    let wanted = try Wanted(request)
    let part =
      try await existingAccounts()?.tokens(matching: wanted.search, wanted.range, for: access.principal)
      ?? ListPart<OwnedToken>()
    return try Self.json(
      ListBody(part, from: wanted.range.lowerBound) { row in
        Row(
          id: row.token.id, name: row.token.name, user: row.user?.description, userName: row.userName,
          patterns: row.token.scope.patterns, level: row.token.scope.level,
          created: JSONDate(row.token.created), expires: row.token.expires.map { JSONDate($0) })
      })
  }

  func adminGrants(_ request: Request, _ access: Access) async throws -> Response {
    struct Row: Encodable {
      var subject: String
      var subjectName: String?
      var pattern: PathPattern
      var ownerName: String?
      var level: AccessLevel
      var create: Bool
    }
    let wanted = try Wanted(request)
    let part =
      try await existingAccounts()?.grants(matching: wanted.search, wanted.range, for: access.principal)
      ?? ListPart<NamedGrant>()
    return try Self.json(
      ListBody(part, from: wanted.range.lowerBound) { row in
        Row(
          subject: row.grant.subject.description, subjectName: row.subjectName, pattern: row.grant.pattern,
          ownerName: row.ownerName, level: row.grant.level, create: row.grant.mayCreate)
      })
  }

  /// Deletes a program token of any owner.
  func endAnyToken(_ context: ServerContext, _ access: Access) async throws -> Response {
    try await freshAccounts().deleteToken(try Self.parameter("token", context), by: access.principal)
    return try Self.done()
  }
}
