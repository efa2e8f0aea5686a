#if PostgreSQL
  import Dispatch
  import Foundation
  import SantaAccounts
  import SantaCore
  import SantaReplication
  import SantaSync
  import ServiceLifecycle
  import Synchronization
  import SantaServerTestSupport
  import Testing

  @testable import SantaServer

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Several servers on one database, which is stopped or restored to an earlier state while they run.
  @Suite(.serialized, .fewAtOnce) struct PostgresTests {
    private let postgres: ThrowawayPostgres
    private let folder: TemporaryFolder
    private let name: StorePath

    init() throws {
      postgres = try ThrowawayPostgres()
      folder = try TemporaryFolder()
      name = try #require(StorePath("tasks"))
    }

    private func batch(_ member: Membership, _ number: UInt64) -> Batch {
      Batch(
        epoch: member.epoch, replica: member.replica, firstSequence: number, changes: [Data("\(number)".utf8)]
      )
    }

    /// Calls `run()` of the logs, which follows the commits of other processes, while `body` runs.
    private func running(_ logs: [PostgresLog], _ body: () async throws -> Void) async throws {
      let tasks = logs.map { log in Task { try await log.run() } }
      do { try await body() } catch {
        for task in tasks { task.cancel() }
        throw error
      }
      for task in tasks {
        task.cancel()
        try await task.value
      }
    }

    @Test func `a follower of one server is told what another one appends`() async throws {
      let (first, second) = (try await PostgresLog(postgres.url), try await PostgresLog(postgres.url))
      try await running([first, second]) {
        let member = try await first.join(name, as: nil)
        #expect(try await second.join(name, as: member) == member)
        var growth = try await second.growth(of: name).makeAsyncIterator()
        var position = OrderPosition.start
        for number in 1...20 as ClosedRange<UInt64> {
          let head = try await first.append(batch(member, number), to: name)
          while position != head {
            _ = await growth.next()
            let page = try await second.changes(
              after: position, in: member.epoch, of: name, byteCount: 1 << 20)
            position = page.changes.last?.position ?? position
          }
        }
        #expect(position.version == 20)
      }
    }

    @Test func `a server goes on behind changes that another one dropped before it read them`() async throws {
      let name = name
      let (first, second) = (try await PostgresLog(postgres.url), try await PostgresLog(postgres.url))
      let member = try await first.join(name, as: nil)
      let known = try await first.append(batch(member, 1), to: name)
      let read = try await second.changes(after: .start, in: member.epoch, of: name, byteCount: 1 << 20)
      #expect(read.head == known)
      let copied = try await first.append(batch(member, 2), to: name)
      let bytes = Data("the effect of two changes".utf8)
      try await first.keep(StoreCopyTests.copy(copied, bytes), bytes, of: name)
      let head = try await first.append(batch(member, 3), to: name)
      #expect(try await first.dropChanges(of: name) == 2)
      let rest = try await second.changes(after: copied, in: member.epoch, of: name, byteCount: 1 << 20)
      #expect(rest.changes.map(\.position) == [head])
      await #expect(throws: OrderError.compacted) {
        _ = try await second.changes(after: known, in: member.epoch, of: name, byteCount: 1 << 20)
      }
    }

    @Test func `all followers of a server learn what one reader finds`() async throws {
      // Without `run()`, neither log receives the other's notifications.
      let (first, second) = (try await PostgresLog(postgres.url), try await PostgresLog(postgres.url))
      let member = try await first.join(name, as: nil)
      let known = try await first.append(batch(member, 1), to: name)
      _ = try await second.changes(after: known, in: member.epoch, of: name, byteCount: 1 << 20)
      let count = Mutex(0)
      let following = try await second.follow(name) { _ in count.withLock { $0 += 1 } }
      _ = try await second.changes(after: known, in: member.epoch, of: name, byteCount: 1 << 20)
      #expect(count.withLock { $0 } == 0)
      _ = try await first.append(batch(member, 2), to: name)
      _ = try await second.changes(after: known, in: member.epoch, of: name, byteCount: 1 << 20)
      #expect(count.withLock { $0 } == 1)
      withExtendedLifetime(following) {}
    }

    @Test func `a copy whose parts are not all there is not kept`() async throws {
      let name = name
      let log = try await PostgresLog(postgres.url)
      let member = try await log.join(name, as: nil)
      let position = try await log.append(batch(member, 1), to: name)
      let bytes = Data("the effect of one change".utf8)
      var longer = StoreCopyTests.copy(position, bytes)
      longer.byteCount += 1
      let wrong = longer
      await #expect(throws: LogUnavailable.self) { try await log.keep(wrong, bytes, of: name) }
      #expect(try await log.summary(of: name).copy == nil)
      try await log.keep(StoreCopyTests.copy(position, bytes), bytes, of: name)
      #expect(try await log.part(of: 1, from: 0, of: name) == bytes)
    }

    @Test func `servers that append at once make one order`() async throws {
      let logs = [
        try await PostgresLog(postgres.url), try await PostgresLog(postgres.url),
        try await PostgresLog(postgres.url),
      ]
      var members: [Membership] = []
      for index in 0..<9 { members.append(try await logs[index % 3].join(name, as: nil)) }
      #expect(Set(members.map(\.replica)).count == 9)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (index, member) in members.enumerated() {
          group.addTask {
            for number in 1...40 as ClosedRange<UInt64> {
              // Each change goes to a different server than the previous one, and every third one is sent twice.
              _ = try await logs[(index + Int(number)) % 3].append(batch(member, number), to: name)
              if number % 3 == 0 {
                _ = try await logs[(index + Int(number) + 1) % 3].append(batch(member, number), to: name)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      var orders: [[OrderedChange]] = []
      for log in logs {
        orders.append(
          try await log.changes(after: .start, in: members[0].epoch, of: name, byteCount: 1 << 20).changes)
      }
      #expect(orders[0].count == 360)
      #expect(orders[0] == orders[1] && orders[1] == orders[2])
      for member in members {
        #expect(orders[0].filter { $0.replica == member.replica }.map(\.sequence) == Array(1...40))
      }
      let summary = try #require(try await logs[0].stores().first)
      try await logs[1].verify(summary)
    }

    @Test func `nothing is acknowledged while the database is away, and all goes on when it is back`()
      async throws
    {
      let log = try await PostgresLog(postgres.url)
      let member = try await log.join(name, as: nil)
      _ = try await log.append(batch(member, 1), to: name)
      try postgres.stop()
      await #expect(throws: LogUnavailable.self) { try await log.append(batch(member, 2), to: name) }
      await #expect(throws: LogUnavailable.self) { try await PostgresLog(postgres.url) }
      let server = try await RunningServer(log)
      let path = "/v1/stores/tasks/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=2"
      #expect(try await server.refusal(path, body: frames(["2"])) == "503 unavailable")
      try postgres.start()
      #expect(try await log.append(batch(member, 2), to: name).version == 2)
      try await server.stop()
    }

    @Test func `a database that went back is told from one that went on`() async throws {
      let (log, other) = (try await PostgresLog(postgres.url), try await PostgresLog(postgres.url))
      let member = try await log.join(name, as: nil)
      let early = try await log.append(batch(member, 1), to: name)
      try postgres.save()
      let late = try await log.append(batch(member, 2), to: name)
      #expect(
        try await log.changes(after: early, in: member.epoch, of: name, byteCount: 100).changes.count == 1)
      try await running([log]) {
        var growth = try await log.growth(of: name).makeAsyncIterator()
        try postgres.restore()
        // `run()` compares the heads once a second.
        _ = await growth.next()
        await #expect(throws: OrderError.reset) {
          try await log.changes(after: late, in: member.epoch, of: name, byteCount: 100)
        }
      }
      #expect(try await log.changes(after: early, in: member.epoch, of: name, byteCount: 100).head == early)
      // The order continues with different changes, and grows beyond its former length.
      for number in 2...5 as ClosedRange<UInt64> {
        _ = try await other.append(
          Batch(
            epoch: member.epoch, replica: member.replica, firstSequence: number,
            changes: [Data("other \(number)".utf8)]),
          to: name)
      }
      await #expect(throws: OrderError.reset) {
        try await log.changes(after: late, in: member.epoch, of: name, byteCount: 100)
      }
      #expect(
        try await log.changes(after: early, in: member.epoch, of: name, byteCount: 100).changes.count == 4)
    }

    @Test func `a changed byte in the database is found`() async throws {
      let log = try await PostgresLog(postgres.url)
      let member = try await log.join(name, as: nil)
      for number in 1...3 as ClosedRange<UInt64> { _ = try await log.append(batch(member, number), to: name) }
      let summary = try #require(try await log.stores().first)
      try await log.verify(summary)
      let session = try PostgresSession(postgres.url)
      try session.query("UPDATE santa_change SET bytes = 'x' WHERE version = 2")
      let fresh = try await PostgresLog(postgres.url)
      await #expect {
        try await fresh.verify(summary)
      } throws: {
        "\($0)".contains("Change 2 of the store 'tasks'")
      }
    }

    @Test func `a database that could lose what it acknowledged is refused`() async throws {
      let session = try PostgresSession(postgres.url)
      try session.query("ALTER ROLE santa SET synchronous_commit = off")
      await #expect {
        try await PostgresLog(postgres.url)
      } throws: {
        "\($0)".contains("synchronous_commit is off")
      }
      try session.query("ALTER ROLE santa RESET synchronous_commit")
      _ = try await PostgresLog(postgres.url)
      try session.query("UPDATE santa_setting SET value = '3' WHERE name = 'format'")
      await #expect {
        try await PostgresLog(postgres.url)
      } throws: {
        "\($0)".contains("format 3, but this santa-server supports format 2")
      }
    }

    @Test func `a default that changes while servers run does not make commits uncertain`() async throws {
      let session = try PostgresSession(postgres.url)
      let log = try await PostgresLog(postgres.url)
      let member = try await log.join(name, as: nil)
      _ = try await log.append(batch(member, 1), to: name)
      try session.query("ALTER DATABASE santa SET synchronous_commit = off")
      let pool = PostgresPool(postgres.url, preparation: [PostgresSession.durableCommits], limit: 1)
      #expect(try await pool.run { try $0.query("SHOW synchronous_commit").text(0, 0) } == "on")
      // The setting also applies to new connections of a running server.
      try session.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'santa-server' AND pid <> pg_backend_pid()"
      )
      #expect(try await log.append(batch(member, 2), to: name).version == 2)
      #expect(try await pool.run { try $0.query("SHOW synchronous_commit").text(0, 0) } == "on")
      try session.query("ALTER DATABASE santa SET synchronous_commit = remote_write")
      let other = PostgresPool(postgres.url, preparation: [PostgresSession.durableCommits], limit: 1)
      #expect(try await other.run { try $0.query("SHOW synchronous_commit").text(0, 0) } == "remote_write")
      // A connection cannot override these settings. The server acknowledges nothing while they are off.
      try session.query("ALTER SYSTEM SET full_page_writes = off")
      try session.query("SELECT pg_reload_conf()")
      try await Task.sleep(for: .seconds(1))
      for _ in 0..<2 {
        await #expect {
          try await log.append(batch(member, 3), to: name)
        } throws: {
          $0 is LogUnavailable && "\($0)".contains("full_page_writes was turned off")
        }
        await #expect(throws: LogUnavailable.self) { try await log.join(name, as: nil) }
      }
      try session.query("ALTER SYSTEM RESET full_page_writes")
      try session.query("SELECT pg_reload_conf()")
      try await Task.sleep(for: .seconds(1))
      #expect(try await log.append(batch(member, 3), to: name).version == 3)
    }

    @Test func `a standby is read, and not served`() async throws {
      do {
        let log = try await PostgresLog(postgres.url)
        let member = try await log.join(name, as: nil)
        for number in 1...3 as ClosedRange<UInt64> {
          _ = try await log.append(
            Batch(
              epoch: member.epoch, replica: member.replica, firstSequence: number,
              changes: [change("\(number)")]), to: name)
        }
        try await log.makeCopy(of: name)
      }
      await #expect {
        try await PostgresLog(String(postgres.url.dropLast(5)) + "postgres", isReadOnly: true)
      } throws: {
        "\($0)".contains("has no santa-server tables")
      }
      try postgres.standby()
      let log = try await PostgresLog(postgres.url, isReadOnly: true)
      let stores = try await log.readableStores()
      #expect(stores.stores.map(\.version) == [3] && stores.unreadable.isEmpty)
      #expect(try await log.verify(try #require(stores.stores.first)).isEmpty)
      await #expect(throws: LogUnavailable.self) { try await log.checkAvailability() }
      await #expect { try await PostgresLog(postgres.url) } throws: {
        $0 is PostgresLog.Unusable && "\($0)".contains("is a read-only standby")
      }
    }

    @Test func `a server says whether its database can be reached`() async throws {
      let log = try await PostgresLog(postgres.url)
      let server = try await RunningServer(log)
      func status(_ path: String) async throws -> Int {
        try await server.send(path, authorization: nil).status
      }
      #expect(try await status("/readyz") == 200)
      #expect(try await server.send("/readyz").body == Data("ok\n".utf8))
      // It answers soon, even while the database does not.
      let process = try await postmaster()
      let stopped = try await backends() + [process]
      for process in stopped { #expect(kill(process, SIGSTOP) == 0) }
      let hasJoined = Mutex(false)
      var request = URLRequest(url: server.url.appending(path: "v1/stores/tasks/replicas"))
      (request.httpMethod, request.httpBody) = ("POST", Data())
      request.setValue("Bearer \(RunningServer.token)", forHTTPHeaderField: "Authorization")
      let joining = Task { [request] in
        defer { hasJoined.withLock { $0 = true } }
        _ = try await URLSession.shared.data(for: request)
      }
      #expect(try await status("/readyz") == 503)
      // A request waits longer for the database than `/readyz` does.
      #expect(hasJoined.withLock { $0 } == false)
      #expect(try await status("/healthz") == 200)
      for process in stopped { #expect(kill(process, SIGCONT) == 0) }
      try await wait("It is not ready again") { try await status("/readyz") == 200 }
      try await joining.value
      try postgres.stop()
      #expect(try await server.refusal("/readyz") == "503 unavailable")
      #expect(try await status("/healthz") == 200)
      try postgres.start()
      #expect(try await status("/readyz") == 200)
      try await server.stop()
    }

    private func postmaster() async throws -> Int32 {
      let session = try PostgresSession(postgres.url)
      return Int32(
        try session.query(
          "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::bigint"
        ).int(0, 0))
    }

    private func backends() async throws -> [Int32] {
      let session = try PostgresSession(postgres.url)
      let rows = try session.query(
        "SELECT pid::bigint FROM pg_stat_activity WHERE application_name = 'santa-server' AND pid <> pg_backend_pid()"
      )
      return (0..<rows.count).map { Int32(rows.int($0, 0)) }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a program ends in time while its database hangs`() async throws {
      let (process, url) = try LimitedProcess.postgresServer(postgres.url)
      func join() async throws -> Int {
        var request = URLRequest(url: url.appending(path: "v1/stores/tasks/replicas"))
        (request.httpMethod, request.httpBody) = ("POST", Data())
        request.setValue("Bearer \(RunningServer.token)", forHTTPHeaderField: "Authorization")
        return (try await URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode ?? 0
      }
      #expect(try await join() == 200)
      let stopped = try await backends()
      for backend in stopped { #expect(kill(backend, SIGSTOP) == 0) }
      let requests = (0..<10).map { _ in Task { try await join() } }
      try await Task.sleep(for: .milliseconds(500))
      let (duration, code) = try await onDisk {
        let start = ContinuousClock.now
        let code = process.end()
        return (start.duration(to: .now), code)
      }
      #expect(code == 0)
      #expect(duration < .seconds(20))
      for backend in stopped { kill(backend, SIGCONT) }
      for request in requests { _ = await request.result }
    }

    @Test func `a database that hangs is given up, and asked again by a new connection`() async throws {
      let session = try PostgresSession(postgres.url, patience: .milliseconds(300))
      #expect(try session.query("SELECT 7::bigint").int(0, 0) == 7)
      let process = session.processID
      #expect(kill(process, SIGSTOP) == 0)
      #expect {
        try session.query("SELECT 8::bigint")
      } throws: {
        "\($0)" == "PostgreSQL: the database did not respond within 0.3 seconds"
      }
      #expect(!session.isUsable)
      #expect(kill(process, SIGCONT) == 0)
      #expect(try PostgresSession(postgres.url).query("SELECT 9::bigint").int(0, 0) == 9)
    }

    @Test func `who waits for a connection for too long is told so, and others get it`() async throws {
      let pool = PostgresPool(postgres.url, preparation: [], limit: 1, patience: .milliseconds(300))
      let (begun, begins) = AsyncStream.makeStream(of: Void.self)
      let end = DispatchSemaphore(value: 0)
      async let long = pool.run { session in
        begins.yield()
        end.wait()
        return try session.query("SELECT 1::bigint").int(0, 0)
      }
      for await _ in begun { break }
      await #expect {
        try await pool.run { try $0.query("SELECT 2::bigint").int(0, 0) }
      } throws: {
        "\($0)".contains("No PostgreSQL connection became free within 0.3 seconds")
      }
      end.signal()
      #expect(try await long == 1)
      #expect(try await pool.run { try $0.query("SELECT 3::bigint").int(0, 0) } == 3)
    }

    @Test func `changes that nobody has read for long are released, and read again`() async throws {
      let log = try await PostgresLog(postgres.url)
      let member = try await log.join(name, as: nil)
      let pool = PostgresPool(postgres.url, preparation: [], limit: 1)
      let store = PostgresStore(name, pool: pool) { _ in }
      for number in 1...3 as ClosedRange<UInt64> { _ = try await store.append(batch(member, number)) }
      for duration in [.seconds(60), .zero] as [Duration] {
        await store.forgetChanges(unusedFor: duration)
        #expect(await store.changeCount == (duration == .zero ? 0 : 3))
        let page = try await store.changes(after: .start, in: member.epoch, byteCount: 1 << 20)
        #expect(page.changes.map(\.sequence) == [1, 2, 3])
        #expect(await store.isBehind(page.head) == false)
      }
      #expect(try await store.append(batch(member, 4)).version == 4)
      #expect(await store.changeCount == 1)
    }

    @Test func `all servers of a database have one token`() async throws {
      let (first, second) = (try await PostgresLog(postgres.url), try await PostgresLog(postgres.url))
      let (made, text) = try await first.openToken()
      let token = try #require(text)
      let known = try await second.openToken()
      #expect(known.new == nil)
      #expect(made.isToken(token))
      #expect(known.token.isToken(token))
      let new = try await second.makeToken()
      #expect(try await first.openToken().token.isToken(new))
      #expect(try await first.openToken().token.isToken(token) == false)
    }

    @Test func `a server starts while the database is backed up`() async throws {
      _ = try await PostgresLog(postgres.url)
      // `pg_dump` holds such locks for as long as it runs.
      let backup = try PostgresSession(postgres.url)
      try backup.query("BEGIN")
      for table in ["setting", "store", "replica", "change", "copy", "copy_part"] {
        try backup.query("LOCK TABLE santa_\(table) IN ACCESS SHARE MODE")
      }
      let log = try await PostgresLog(postgres.url)
      let member = try await log.join(name, as: nil)
      #expect(try await log.append(batch(member, 1), to: name).version == 1)
      try backup.query("COMMIT")
      let storage = try backup.query(
        "SELECT attstorage::text FROM pg_attribute WHERE attrelid = 'santa_change'::regclass AND attname = 'bytes'"
      )
      #expect(storage.text(0, 0) == "e")
    }

    @Test func `tables of an earlier build get what they lack`() async throws {
      _ = try await PostgresLog(postgres.url)
      let session = try PostgresSession(postgres.url)
      try session.query("ALTER TABLE santa_change ALTER COLUMN bytes SET STORAGE EXTENDED")
      let log = try await PostgresLog(postgres.url)
      _ = try await log.join(name, as: nil)
      #expect(try await log.claimCopy(of: name, for: UUID()))
      #expect(
        try session.query(
          "SELECT attstorage::text FROM pg_attribute WHERE attrelid = 'santa_change'::regclass AND attname = 'bytes'"
        ).text(0, 0) == "e")
    }

    /// Runs `body` twice over a connection, as after a lost answer to the first attempt.
    private func again<R: Sendable>(_ body: @Sendable (PostgresSession) throws -> R) async throws -> R {
      let connection = PostgresConnection(postgres.url, preparation: [])
      try await connection.run { _ in }
      let count = Mutex(0)
      let value = try await connection.run { session in
        let value = try body(session)
        let isFirst = count.withLock { count in
          count += 1
          return count == 1
        }
        if isFirst { try session.query("SELECT pg_terminate_backend(pg_backend_pid())") }
        return value
      }
      #expect(count.withLock { $0 } == 2)
      return value
    }

    @Test func `what is claimed or made is known when the answer to it was lost`() async throws {
      let name = name
      let log = try await PostgresLog(postgres.url)
      _ = try await log.join(name, as: nil)
      let owner = UUID()
      #expect(try await again { try $0.claimCopy(of: name, for: owner) })
      #expect(try await log.claimCopy(of: name, for: UUID()) == false)
      let hash = String(repeating: "7", count: 64)
      #expect(try await again { try $0.keepToken(hash) } == hash)
      #expect(try await log.openToken().new == nil)
    }

    @Test func `a server that took too long does not end the claim of another one`() async throws {
      let name = name
      let log = try await PostgresLog(postgres.url)
      _ = try await log.join(name, as: nil)
      let (slow, next, third) = (UUID(), UUID(), UUID())
      #expect(try await log.claimCopy(of: name, for: slow))
      let session = try PostgresSession(postgres.url)
      try session.query("UPDATE santa_store SET copying_until = now() - interval '1 second'")
      #expect(try await log.claimCopy(of: name, for: next))
      // The slow server learns that it lost its claim, and releasing it has no effect.
      #expect(try await log.claimCopy(of: name, for: slow) == false)
      try await log.releaseCopy(of: name, for: slow)
      #expect(try await log.claimCopy(of: name, for: third) == false)
      try await log.releaseCopy(of: name, for: next)
      #expect(try await log.claimCopy(of: name, for: third))
    }

    @Test func `stores are verified while a server drops changes`() async throws {
      let name = name
      let (server, verifier) = (try await PostgresLog(postgres.url), try await PostgresLog(postgres.url))
      let member = try await server.join(name, as: nil)
      let first = try await server.append(batch(member, 1), to: name)
      let before = try await verifier.summary(of: name)
      let bytes = Data("the effect of one change".utf8)
      try await server.keep(StoreCopyTests.copy(first, bytes), bytes, of: name)
      let copied = try await verifier.summary(of: name)
      let second = try await server.append(batch(member, 2), to: name)
      #expect(try await server.dropChanges(of: name) == 1)
      // `before` was read before the change was dropped.
      try await verifier.verify(before)
      let later = Data("the effect of both".utf8)
      try await server.keep(StoreCopyTests.copy(second, later), later, of: name)
      // `copied` was read before there was a second copy.
      try await verifier.verify(copied)
      let session = try PostgresSession(postgres.url)
      try session.query("UPDATE santa_change SET bytes = 'x' WHERE version = 2")
      await #expect(throws: DamagedLog.self) { try await PostgresLog(postgres.url).verify(copied) }
    }

    // MARK: Stores

    final class Note: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var author: String = ""
      @Persisted var lines: List<String>
    }

    private func configuration(_ name: String) -> Store.Configuration {
      Store.Configuration(location: .directory(folder.url.appending(path: name)), objectTypes: [Note.self])
    }

    private func add(_ id: Int, to name: String) throws {
      let store = try Store(configuration: configuration(name))
      try store.write {
        let note = Note()
        (note.id, note.author) = (id, name)
        store.add(note)
        store.object(ofType: Note.self, forPrimaryKey: 1)?.lines.append("\(name) \(id)")
      }
    }

    private func contents(_ name: String) throws -> [String] {
      let store = try Store(configuration: configuration(name))
      return store.objects(Note.self).sorted(by: \.id).map { "\($0.id) \($0.author) \(Array($0.lines))" }
    }

    private func waitForAgreement(of names: [String], count: Int) async throws {
      let deadline = ContinuousClock.now + patience
      func isReached() throws -> Bool {
        let all = try names.map { try contents($0) }
        return all.allSatisfy { $0.count == count && $0 == all[0] }
      }
      while try !isReached() {
        guard ContinuousClock.now < deadline else {
          for name in names { Issue.record("\(name): \(try contents(name))") }
          return
        }
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    @Test func `stores of three servers agree, whatever happens to the database`() async throws {
      var servers: [RunningServer] = []
      for _ in 0..<3 { servers.append(try await RunningServer(try await PostgresLog(postgres.url))) }
      let names = ["a", "b", "c"]
      let syncs = try zip(names, servers).map {
        try StoreSync(configuration($0), server: $1.url, name: "notes", token: RunningServer.token)
      }
      for (index, name) in names.enumerated() { try add(index + 1, to: name) }
      try await waitForAgreement(of: names, count: 3)
      try postgres.save()

      for (index, name) in names.enumerated() { try add(index + 4, to: name) }
      try await waitForAgreement(of: names, count: 6)
      try postgres.stop()
      for (index, name) in names.enumerated() { try add(index + 7, to: name) }
      try postgres.start()
      try await waitForAgreement(of: names, count: 9)

      // Stores send again the changes that the database has forgotten.
      try postgres.restore()
      for (index, name) in names.enumerated() { try add(index + 10, to: name) }
      try await waitForAgreement(of: names, count: 12)
      let late = try StoreSync(
        configuration("late"), server: servers[1].url, name: "notes", token: RunningServer.token)
      try await waitForAgreement(of: names + ["late"], count: 12)
      for sync in syncs + [late] { await sync.stop() }
      for server in servers { try await server.stop() }
    }
  }
#endif
