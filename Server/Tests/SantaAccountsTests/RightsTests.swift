import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// Rights.
@Suite(.fewAtOnce) struct RightsTests {
  private static let users = [
    UserID("00000000000000000000000000000001"), UserID("00000000000000000000000000000002"),
  ].compactMap { $0 }

  private func rights(_ principal: Principal, _ grants: [Grant]) -> Rights {
    Rights(principal: principal) { subject in grants.filter { $0.subject == subject } }
  }

  private func principal(_ user: UserID, scope: TokenScope? = nil, isAnonymous: Bool = false) -> Principal {
    Principal(
      scope == nil ? .session("s") : .program("p"), user: user, isAnonymous: isAnonymous, scope: scope)
  }

  private func path(_ text: String) throws -> StorePath { try #require(StorePath(text)) }
  private func pattern(_ text: String) throws -> PathPattern { try #require(PathPattern(text)) }

  @Test("Rights add up, and more grants never take anything away", arguments: SplitMix.seeds)
  func random(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let names = ["a", "b", "__c", "*", Self.users[0].description, Self.users[1].description]
    func components(_ count: Int, stars: Bool) -> String {
      "/"
        + (0..<count).map { _ in
          var name = "*"
          while name == "*" {
            name = names.randomElement(using: &generator) ?? "a"
            if stars { break }
          }
          return name
        }.joined(separator: "/")
    }
    let levels = AccessLevel.allCases
    for _ in 0..<25 {
      var grants: [Grant] = []
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let subject: Subject =
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: .users
          case 1: .anyone
          default: .user(Self.users[Int.random(in: 0..<2, using: &generator)])
          }
        guard let pattern = PathPattern(components(Int.random(in: 1...3, using: &generator), stars: true))
        else {
          continue
        }
        grants.append(
          Grant(
            subject, pattern, levels.randomElement(using: &generator) ?? .read,
            mayCreate: Bool.random(using: &generator)))
      }
      var scope: TokenScope?
      if Bool.random(using: &generator), let pattern = PathPattern(components(2, stars: true)) {
        scope = TokenScope(patterns: [pattern], level: levels.randomElement(using: &generator) ?? .read)
      }
      let user = Self.users[Int.random(in: 0..<2, using: &generator)]
      let isAdmin = Int.random(in: 0..<8, using: &generator) == 0
      let callers = [
        Principal.nobody, .server, principal(user), principal(user, scope: scope),
        principal(user, isAnonymous: true),
        Principal(.session("s"), user: user, belongsToAdmin: isAdmin),
        Principal(.program("p"), user: user, belongsToAdmin: isAdmin, scope: scope),
      ]
      for caller in callers {
        let own = rights(caller, grants)
        for _ in 0..<20 {
          guard let path = StorePath(components(Int.random(in: 1...3, using: &generator), stars: false))
          else {
            continue
          }
          let (level, creates) = Self.reference(caller, grants, path)
          #expect(own.level(on: path) == level, "seed \(seed): \(caller) \(grants) \(path)")
          #expect(own.mayCreate(path) == creates, "seed \(seed): \(caller) \(grants) \(path)")
          #expect(rights(caller, Array(grants.dropLast())).level(on: path) <= level, "seed \(seed)")
          // The list of permissions says the same, except for the store of the management.
          if path.isReserved { continue }
          let listed = own.permissions.filter { Self.listMatches($0.pattern, path) }
          #expect(listed.map(\.level).max() ?? .none == level, "seed \(seed): \(caller) \(grants) \(path)")
          #expect(listed.contains { $0.mayCreate } == creates, "seed \(seed): \(caller) \(grants) \(path)")
        }
      }
    }
  }

  /// The rules in plain form: text compared with regular expressions, and no early end.
  private static func reference(_ caller: Principal, _ grants: [Grant], _ path: StorePath) -> (
    AccessLevel, Bool
  ) {
    var (level, creates) = (AccessLevel.none, false)
    for grant in grants where listMatches(grant.pattern.description, path) {
      let counts =
        switch grant.subject {
        case .anyone: true
        case .users: caller.user != nil && !caller.isAnonymous
        case .user(let user): caller.user == user
        }
      if counts { (level, creates) = (max(level, grant.level), creates || grant.mayCreate) }
    }
    if caller.belongsToAdmin { (level, creates) = (.manage, true) }
    if let user = caller.user, path.components[0] == user.description { (level, creates) = (.manage, true) }
    if path.description.contains("/__") { (level, creates) = (.none, false) }
    if let user = caller.user, path.description == "/\(user)/__management" {
      (level, creates) = (.write, true)
    }
    if let scope = caller.scope {
      if scope.patterns.contains(where: { listMatches($0.description, path) }) {
        (level, creates) = (min(level, scope.level), creates && scope.level >= .write)
      } else {
        (level, creates) = (.none, false)
      }
    }
    return (level, creates)
  }

  private static func listMatches(_ pattern: String, _ path: StorePath) -> Bool {
    var expression = "^"
    for component in pattern.split(separator: "/") {
      switch component {
      case "**": expression += "(/(?!__)[^/]+)+"
      case "*": expression += "/(?!__)[^/]+"
      default: expression += "/" + NSRegularExpression.escapedPattern(for: String(component))
      }
    }
    return path.description.range(of: expression + "$", options: .regularExpression) != nil
  }

  @Test("Grants to all users don't count for anonymous ones, and those to anyone count without a token, too")
  func subjects() throws {
    let path = try path("/a")
    let users = [Grant(.users, try pattern("/a"), .write)]
    #expect(rights(principal(Self.users[0]), users).level(on: path) == .write)
    #expect(rights(principal(Self.users[0], isAnonymous: true), users).level(on: path) == .none)
    #expect(rights(.nobody, users).level(on: path) == .none)
    let anyone = [Grant(.anyone, try pattern("/a"), .read)]
    #expect(rights(.nobody, anyone).level(on: path) == .read)
    #expect(rights(principal(Self.users[0], isAnonymous: true), anyone).level(on: path) == .read)
  }

  @Test("The server's store is closed to everyone, also to admins")
  func reserved() throws {
    for caller in [Principal.server, .nobody, principal(Self.users[0])] {
      #expect(rights(caller, []).level(on: .accounts) == .none)
      #expect(!rights(caller, []).mayCreate(.accounts))
      #expect(!rights(caller, []).mayGrant(on: PathPattern(.accounts), creating: false))
    }
    let management = StorePath.management(of: Self.users[0])
    #expect(rights(principal(Self.users[0]), []).level(on: management) == .write)
    #expect(rights(principal(Self.users[1]), []).level(on: management) == .none)
    #expect(rights(.server, []).level(on: management) == .none)
    #expect(!rights(principal(Self.users[0]), []).mayGrant(on: PathPattern(management), creating: false))
  }

  @Test("A grant needs the right to manage the path in front of the first star")
  func granting() throws {
    let user = principal(Self.users[0])
    let grants = [
      Grant(.user(Self.users[0]), try pattern("/club"), .manage),
      Grant(.user(Self.users[0]), try pattern("/open"), .write),
    ]
    let own = rights(user, grants)
    #expect(own.mayGrant(on: try pattern("/club"), creating: false))
    #expect(own.mayGrant(on: try pattern("/club/*"), creating: false))
    #expect(!own.mayGrant(on: try pattern("/club/*"), creating: true))
    #expect(!own.mayGrant(on: try pattern("/open"), creating: false))
    #expect(!own.mayGrant(on: try pattern("/*"), creating: false))
    #expect(rights(.server, []).mayGrant(on: try pattern("/*"), creating: true))
    let home = try #require(PathPattern("/~/*", for: Self.users[0]))
    #expect(own.mayGrant(on: home, creating: true))
    let scope = TokenScope(patterns: [try pattern("/club")], level: .manage)
    let program = rights(principal(Self.users[0], scope: scope), grants)
    #expect(program.mayGrant(on: try pattern("/club"), creating: false))
    #expect(!program.mayGrant(on: try pattern("/club/*"), creating: false))
  }

  @Test("A program token of an admin is limited to its scope, and is no admin")
  func program() throws {
    let scope = TokenScope(patterns: [try pattern("/a/*")], level: .write)
    let caller = Principal(.program("p"), user: Self.users[0], belongsToAdmin: true, scope: scope)
    #expect(!caller.isAdmin)
    #expect(rights(caller, []).level(on: try path("/a/b")) == .write)
    #expect(rights(caller, []).level(on: try path("/b")) == .none)
    #expect(rights(caller, []).permissions.map(\.pattern) == ["/a/*"])
  }
}
