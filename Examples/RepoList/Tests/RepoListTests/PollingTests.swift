import Foundation
import RepoServer
import SantaCore
import Testing

@testable import RepoList

@Suite("A list that follows a server") @MainActor
final class PollingTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "repos-\(UUID().uuidString)")
  private let user: PlayedUser
  private let server: LoopbackServer
  private let store: Store
  private let poller: Poller
  private var list: LiveList?
  private var events: [String] = []

  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    let user = PlayedUser(
      "santa",
      [
        .init(1, "sledge", stars: 120, pushedAt: Self.start - 100),
        .init(2, "bells", stars: 7, pushedAt: Self.start - 50, language: nil),
        .init(3, "reindeer", stars: 10, pushedAt: Self.start - 200),
      ])
    self.user = user
    server = try LoopbackServer { user.answer($0) }
    store = try Store.repositories(in: directory)
    poller = Poller(store, GitHub(baseURL: server.url, token: "secret"), user: "santa")
    list = LiveList(store, user: "santa") { [weak self] in self?.events += $1.map(\.description) }
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: directory)
  }

  /// Polls once, and returns the events that the list reports.
  private func poll() async throws -> [String] {
    events = []
    try await poller.poll()
    store.refresh()
    let list = try #require(list)
    #expect(list.rows.entries.map(\.row) == list.stored, "change sets alone keep the rows as they are stored")
    return events
  }

  private var names: [String] { list?.rows.entries.map(\.row.name) ?? [] }

  @Test("Each state of the server comes as the changes that lead to it")
  func states() async throws {
    #expect(try await poll() == ["+ bells", "+ sledge", "+ reindeer"])
    #expect(list?.stored.map(\.stars) == [7, 120, 10] && list?.stored.first?.language == "")

    user.change { $0.repositories[2].pushedAt = Self.start }
    #expect(try await poll() == ["^ reindeer 3 -> 1"])
    #expect(names == ["reindeer", "bells", "sledge"])

    user.change { $0.repositories[0].stargazersCount = 122 }
    #expect(try await poll() == ["* sledge stars 120 -> 122"])

    user.change { $0.repositories.append(.init(4, "手紙", pushedAt: Self.start - 60)) }
    #expect(try await poll() == ["+ 手紙"])
    #expect(names == ["reindeer", "bells", "手紙", "sledge"])

    user.change { $0.repositories.remove(at: 1) }
    #expect(try await poll() == ["- bells"])

    user.change { state in
      state.repositories[0].pushedAt = Self.start + 10
      state.repositories[0].stargazersCount = 1
      state.repositories[1].name = "reindeers"
      state.repositories[1].archived = true
      state.repositories[2].pushedAt = nil
    }
    #expect(
      Set(try await poll()) == [
        "^ sledge 3 -> 1", "* sledge stars 122 -> 1", "~ reindeers name, isArchived", "~ 手紙 pushedAt",
      ])
    #expect(list?.stored.map(\.name) == ["sledge", "reindeers", "手紙"])

    user.change { $0.repositories[0].pushedAt = Self.start + 20 }
    #expect(try await poll() == ["~ sledge pushedAt"], "it is the first one already")
    user.change { $0.repositories[0].pushedAt = Self.start - 9999 }
    #expect(try await poll() == ["v sledge 1 -> 2"], "the commits that were pushed last were taken back")
  }

  @Test("A poll that finds no difference makes no commit", arguments: [true, false])
  func noCommit(hasTags: Bool) async throws {
    if !hasTags {
      let body = #"""
        [{"id": 9, "name": "a", "full_name": "santa/a", "description": null, "language": null,
          "stargazers_count": 1, "forks_count": 0, "pushed_at": null, "archived": false}]
        """#
      user.change { $0.trouble = .init(200, body: body) }
    }
    let first = try await poll()
    #expect(first == (hasTags ? ["+ bells", "+ sledge", "+ reindeer"] : ["+ a"]))
    let before = store.snapshot()
    #expect(try await poll().isEmpty)
    #expect(store.snapshot() == before)
    #expect(server.requests.map { $0.headers["if-none-match"] != nil } == [false, hasTags])
    #expect(server.requests.allSatisfy { $0.headers["authorization"] == "Bearer secret" })
  }

  @Test("Pages are fetched until the last one, and each is compared with its own tag")
  func pages() async throws {
    user.change { $0.pageSize = 2 }
    #expect(try await poll() == ["+ bells", "+ sledge", "+ reindeer"])
    #expect(server.requests.count == 2 && server.requests[1].target.hasSuffix("page=2"))
    // Now only the second page has a new entity tag.
    user.change { $0.repositories[0].stargazersCount = 121 }
    #expect(try await poll() == ["* sledge stars 120 -> 121"])
    user.change { $0.repositories.append(.init(5, "zither", pushedAt: Self.start)) }
    user.change { $0.repositories.append(.init(6, "zoo", pushedAt: Self.start + 1)) }
    #expect(try await poll() == ["+ zoo", "+ zither"])
    #expect(store.objects(Page.self).count == 3)
    user.change { $0.repositories.removeAll { $0.id < 4 } }
    #expect(try await poll() == ["- bells", "- sledge", "- reindeer"])
    #expect(store.objects(Page.self).count == 1)
    user.change { $0.repositories.append(.init(7, "zulu", pushedAt: Self.start + 2)) }
    #expect(try await poll() == ["+ zulu"], "the first page is as it was, but now has a next one")
  }

  @Test("If a page can't be fetched, nothing is stored of the others")
  func halfAList() async throws {
    user.change { $0.pageSize = 2 }
    let user = user
    let flaky = try LoopbackServer { request in
      request.target.contains("page=2") ? .init(502) : user.answer(request)
    }
    defer { flaky.stop() }
    let poller = Poller(store, GitHub(baseURL: flaky.url), user: "santa")
    await #expect(throws: Failure(message: "127.0.0.1 answers with status 502.")) { try await poller.poll() }
    #expect(store.isEmpty && flaky.requests.count == 2)
  }

  struct Trouble: Sendable, CustomTestStringConvertible {
    let answer: LoopbackServer.Answer
    let message: String
    var testDescription: String { message }

    init(
      _ message: String, _ status: Int, _ headers: [String: String] = [:], body: String = "{}",
      isCut: Bool = false
    ) {
      answer = .init(status, headers: headers, body: body, isCut: isCut)
      self.message = "127.0.0.1 \(message)"
    }
  }

  @Test(
    "Trouble is a sentence, and the list stays",
    arguments: [
      Trouble("does not accept the token in GITHUB_TOKEN.", 401), Trouble("refuses to answer.", 403),
      Trouble("has no user santa.", 404), Trouble("answers with status 500.", 500),
      Trouble("sent something else than a list of repositories.", 200),
      Trouble("sent something else than a list of repositories.", 200, body: #"[{"id": 1"#),
      Trouble("can't be reached.", 200, body: "[            ]", isCut: true),
      Trouble(
        "wants the list to be continued at another server.", 200,
        ["Link": #"<http://example.com/2>; rel="next""#]),
    ])
  func trouble(_ trouble: Trouble) async throws {
    _ = try await poll()
    let before = store.snapshot()
    user.change { $0.trouble = trouble.answer }
    await #expect(throws: Failure(message: trouble.message)) { try await self.poll() }
    #expect(store.snapshot() == before && names == ["bells", "sledge", "reindeer"])
    user.change { $0.trouble = nil }
    #expect(try await poll().isEmpty)
  }

  @Test("A rate limit says when it ends")
  func rateLimit() async throws {
    user.change {
      $0.trouble = .init(403, headers: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1900000000"])
    }
    let message = "The rate limit of 127.0.0.1 is reached."
    await #expect(throws: Failure(message: message, retryAt: Date(timeIntervalSince1970: 1_900_000_000))) {
      try await self.poll()
    }
    user.change { $0.trouble = .init(429, headers: ["Retry-After": "30"]) }
    let failure = await #expect(throws: Failure.self) { try await self.poll() }
    #expect((25...30).contains(try #require(failure?.retryAt).timeIntervalSinceNow))
  }

  @Test("Without a server, the list shows what was stored")
  func offline() async throws {
    _ = try await poll()
    server.stop()
    list = nil
    events = []
    list = LiveList(store, user: "Santa") { [weak self] in self?.events += $1.map(\.description) }
    #expect(events == ["= bells", "= sledge", "= reindeer"])
    await #expect(throws: Failure(message: "127.0.0.1 can't be reached.")) { try await self.poll() }
    #expect(names == ["bells", "sledge", "reindeer"])
  }

  @Test("A redirection to another server, which would get the token, is not followed")
  func redirection() async throws {
    let other = try LoopbackServer { _ in .init(200, body: "[]") }
    user.change { $0.trouble = .init(302, headers: ["Location": other.url.absoluteString + "/stolen"]) }
    await #expect(throws: Failure(message: "127.0.0.1 answers with status 302.")) { try await self.poll() }
    #expect(other.requests.isEmpty)
    other.stop()
  }

  @Test("After a failure the next poll is later, up to a limit, and not before the server's time")
  func schedule() {
    var schedule = Schedule(interval: 60)
    let (now, failure) = (Self.start, Failure(message: ""))
    #expect(schedule.delay(after: nil, now: now) == 60)
    #expect((0..<6).map { _ in schedule.delay(after: failure, now: now) } == [60, 120, 240, 480, 900, 900])
    #expect(schedule.delay(after: nil, now: now) == 60)
    #expect(schedule.delay(after: Failure(message: "", retryAt: now + 2000), now: now) == 2000)
    #expect(schedule.delay(after: Failure(message: "", retryAt: now - 2000), now: now) == 60)
    #expect(schedule.delay(after: Failure(message: "", retryAt: .distantFuture), now: now) == 86_400)
  }

  // MARK: The program

  private func run(_ arguments: String...) throws -> (output: String, errors: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "repo-list")
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let texts = [output, errors].map { pipe in
      String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }

  @Test("The program prints events into a pipe")
  func program() throws {
    let options = ["--base-url", server.url.absoluteString, "--store", directory.path + "/own"]
    var result = try run("santa", "--once", options[0], options[1], options[2], options[3])
    #expect(result.output == "+ bells\n+ sledge\n+ reindeer\n" && result.code == 0)
    user.change { $0.trouble = .init(500) }
    result = try run("santa", "--once", options[0], options[1], options[2], options[3])
    #expect(result.output == "= bells\n= sledge\n= reindeer\n! 127.0.0.1 answers with status 500.\n")
    #expect(result.code == 1 && result.errors.isEmpty)
  }

  @Test(
    "Bad input is a sentence and exit code 64",
    arguments: [
      ([], "Name a user."), (["a", "b"], "Name one user, not 2."), (["../x"], "no name of a user"),
      (["a", "--store"], "--store needs a value."), (["a", "--sore", "x"], "There is no option --sore."),
      (["a", "--interval", "0"], "no number of seconds"), (["a", "--base-url", "ftp://x"], "no address"),
    ])
  func badInput(_ arguments: [String], _ sentence: String) throws {
    let mistake = #expect(throws: Options.Mistake.self) { try Options.parse(arguments, environment: [:]) }
    #expect(mistake?.message.contains(sentence) == true)
    if arguments.isEmpty {
      let result = try run()
      #expect(
        result.output.isEmpty && result.errors.hasPrefix("repo-list: Name a user.\n") && result.code == 64)
    }
  }

  @Test("Options are as they were given")
  func options() throws {
    let options = try #require(
      try Options.parse(["--once", "a", "--interval", "2.5"], environment: ["GITHUB_TOKEN": " t\n"]))
    #expect(options.user == "a" && options.isOnce && options.interval == 2.5 && options.token == "t")
    #expect(options.baseURL.absoluteString == "https://api.github.com")
    #expect(try Options.parse(["a", "--help"], environment: [:]) == nil)
  }
}
