#if os(Linux)
  import Foundation
  import SantaCoreTestSupport
  import Synchronization
  import Testing

  @testable import SantaStore

  @Suite("Watching files") struct FileWatcherTests {
    private static func inotifyInstances() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
        // The descriptor that was used to list the directory is closed by now.
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        return target?.contains("inotify") == true
      }
    }

    /// Returns the number of files that the process watches, according to the system.
    private static func watchCount() throws -> Int {
      try inotifyInstances().reduce(0) {
        let info = try String(contentsOfFile: "/proc/self/fdinfo/\($1)", encoding: .utf8)
        return $0 + info.split(separator: "\n").count { $0.hasPrefix("inotify wd:") }
      }
    }

    @Test("All stores share one inotify instance, and remove their watches when they are closed")
    func closing() async {
      await #expect(processExitsWith: .success) {
        let directory = try TemporaryDirectory()
        for round in 0..<3_000 {
          let configuration = Store.Configuration(
            location: .directory(directory.url.appending(path: "\(round % 10)")))
          let store = try Store(configuration: configuration, isolation: nil)
          #expect(store.failure == nil)
          #expect(try Self.inotifyInstances().count == 1)
        }
        #expect(try Self.watchCount() == 0 && FileWatcher.shared.counts.watches == 0)
        let stores = try (0..<300).map {
          try Store(
            configuration: .init(location: .directory(directory.url.appending(path: "\($0)"))), isolation: nil
          )
        }
        #expect(try Self.watchCount() == stores.count)
        #expect(try Self.inotifyInstances().count == 1)
      }
    }

    @Test("A file that is watched twice is watched until the second watch ends", .unlessItHangs)
    func watchedTwice() async throws {
      let directory = try TemporaryDirectory()
      let file = try File(directory.path + "/file", .readWriteCreate)
      let first = Atomic(0)
      let second = Atomic(0)
      let queue = DispatchQueue(label: "watchedTwice")
      var one: (any Sendable)? = try file.watch(queue: queue, isDue: { true }) {
        first.wrappingAdd(1, ordering: .relaxed)
      }
      let two = try file.watch(queue: queue, isDue: { true }) { second.wrappingAdd(1, ordering: .relaxed) }
      try file.write([1], at: 0)
      while first.load(ordering: .relaxed) == 0 || second.load(ordering: .relaxed) == 0 {
        try await Task.sleep(for: .milliseconds(1))
      }
      one = nil
      let (before, other) = (first.load(ordering: .relaxed), second.load(ordering: .relaxed))
      try file.write([2], at: 0)
      while second.load(ordering: .relaxed) == other { try await Task.sleep(for: .milliseconds(1)) }
      #expect(first.load(ordering: .relaxed) == before)
      _ = (one, two)
    }

    @Test(
      "If the system refuses a watch, files are polled, and one line says so",
      .unlessItHangs, arguments: [24, 28, 38] as [Int32])
    func refused(number: Int32) async throws {
      let lines = Mutex<[String]>([])
      let watcher = FileWatcher(
        interval: 5,
        makeInstance: { () throws(SystemError) in throw SystemError(call: "inotify_init1", number: number) },
        warn: { line in lines.withLock { $0.append(line) } })
      let directory = try TemporaryDirectory()
      let path = directory.path + "/file"
      let descriptor = try SystemCalls.open(path, .readWriteCreate)
      defer { SystemCalls.close(descriptor) }
      let isDue = Atomic(false)
      let called = Atomic(0)
      let queue = DispatchQueue(label: "refused")
      var watches: [any Sendable] = (0..<2).map { _ in
        watcher.watch(
          descriptor, path: path, queue: queue, isDue: { isDue.load(ordering: .relaxed) }
        ) { called.wrappingAdd(1, ordering: .relaxed) }
      }
      #expect(watcher.counts == (2, 2))
      try await Task.sleep(for: .milliseconds(30))
      #expect(called.load(ordering: .relaxed) == 0)
      isDue.store(true, ordering: .relaxed)
      while called.load(ordering: .relaxed) < 3 { try await Task.sleep(for: .milliseconds(1)) }
      watches = []
      #expect(watcher.counts == (0, 0) && watches.isEmpty)
      let spoken = lines.withLock { $0 }
      #expect(spoken.count == 1 && spoken[0].contains("inotify_init1") && spoken[0].contains("every 5 ms"))
      #expect(spoken[0].contains("fs.inotify.max_user_instances") == (number == 24))
      #expect(spoken[0].contains("fs.inotify.max_user_watches") == (number == 28))
    }

    @Test(
      "A process that has reached its limit of open files reports that, and works when files can be opened again",
      .unlessItHangs)
    func descriptorsUsedUp() async throws {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let directory = try TemporaryDirectory()
        let memory = try Store(configuration: .init(location: .inMemory("descriptors")), isolation: nil)
        try memory.write { memory.add(Note("one")) }
        let url = directory.url.appending(path: "store")
        try memory.writeCopy(to: url)
        // Creating the first source makes Dispatch open some descriptors for its own use.
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now(), repeating: .milliseconds(10))
        timer.setEventHandler {}
        timer.resume()
        let watched = try SystemCalls.open(url.path + "/log.1", .read)

        var limit = rlimit(rlim_cur: 200, rlim_max: 200)
        // Safety: the system reads the structure only during the call.
        #expect(unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
        var taken: [Int32] = []
        while let descriptor = try? SystemCalls.open("/dev/null", .read) { taken.append(descriptor) }
        let error = #expect(throws: StoreError.self) {
          try Store(configuration: .init(location: .directory(url)), isolation: nil)
        }
        #expect(error?.message.contains("ulimit -n") == true)
        #expect(error?.message.contains("Check that this user can") == false)

        // The process can't create an inotify instance either, so a store that is already open polls its files.
        let token = FileWatcher.shared.watch(
          watched, path: "log.1", queue: .global(), isDue: { false }
        ) {}
        #expect(FileWatcher.shared.counts == (1, 1))
        for descriptor in taken { SystemCalls.close(descriptor) }
        let store = try Store(configuration: .init(location: .directory(url)), isolation: nil)
        #expect(store.objects(Note.self).count == 1)
        #expect(FileWatcher.shared.counts == (2, 1))
        timer.cancel()
        _ = token
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.components(separatedBy: "SantaCore: the system gives no notice").count == 2, "\(text)")
    }
  }
#endif
