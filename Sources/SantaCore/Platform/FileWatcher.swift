#if !canImport(Darwin)
  import Dispatch
  import Synchronization

  /// Calls back when any process writes to a file.
  ///
  /// A user can have only few inotify instances (usually 128), which editors and desktops use, too. A process therefore uses
  /// one instance for all its stores, and closing a store removes its watch at once. If the system refuses an instance or a
  /// watch, the files are polled instead, and one line on standard error says so. Polling is slower but correct, and only a
  /// person can raise the limit.
  final class FileWatcher: Sendable {
    static let shared = FileWatcher()

    private struct State {
      /// The inotify instance. It stays open until the process ends, because closing one takes milliseconds.
      var instance: Int32?
      var watches: [Int: Watch] = [:]
      /// The watches for each inotify watch descriptor, which is an `Int32`. A file has only one, even if it is watched several
      /// times.
      var watchesByDescriptor: [Int: Set<Int>] = [:]
      /// The watches whose files are polled.
      var polled: Set<Int> = []
      var timer: Source?
      var nextWatch = 0
      var hasWarned = false
    }

    /// A retained dispatch source.
    // Guard of the unchecked conformance: dispatch sources are thread-safe.
    private struct Source: @unchecked Sendable {
      let source: any DispatchSourceProtocol
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "SantaCore.FileWatcher.polling")
    /// The queue of the thread that waits for events. A dispatch source would wake two threads, one after the other (benchmark
    /// "cross-process").
    private let reader = DispatchQueue(label: "SantaCore.FileWatcher")
    private let interval: Int
    private let makeInstance: @Sendable () throws(SystemError) -> Int32
    private let warn: @Sendable (String) -> Void
    /// The process that created the watcher. A child process that was created by `fork` shares the inotify instance, and must
    /// not change it.
    private let process = SystemCalls.processNumber

    /// - Parameters:
    ///   - interval: the polling interval in milliseconds.
    ///   - warn: shows a line to the user.
    init(
      interval: Int = 100,
      makeInstance: @escaping @Sendable () throws(SystemError) -> Int32 = SystemCalls.makeWatch,
      warn: @escaping @Sendable (String) -> Void = SystemCalls.printToStandardError
    ) {
      self.interval = interval
      self.makeInstance = makeInstance
      self.warn = warn
    }

    /// The number of all watches, and the number of watches that are polled.
    var counts: (watches: Int, polled: Int) { state.withLock { ($0.watches.count, $0.polled.count) } }

    /// Calls `body` on `queue` when an open file was written to and `isDue` returns true, until the returned object is
    /// released. Several writes can lead to one call.
    func watch(
      _ file: Int32, path: String, queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool,
      _ body: @escaping @Sendable () -> Void
    ) -> any Sendable {
      let watch = Watch(queue: queue, isDue: isDue, body)
      let (id, message) = state.withLock { state in
        state.nextWatch += 1
        let id = state.nextWatch
        state.watches[id] = watch
        do throws(SystemError) {
          let number = try SystemCalls.addToWatch(try instance(&state), file: file, path: path)
          state.watchesByDescriptor[Int(number), default: []].insert(id)
          watch.number.store(number, ordering: .relaxed)
          return (id, String?.none)
        } catch {
          poll(id, &state)
          defer { state.hasWarned = true }
          return (id, state.hasWarned ? nil : notice(of: error))
        }
      }
      if let message { warn(message) }
      return Token { self.end(id) }
    }

    private func instance(_ state: inout State) throws(SystemError) -> Int32 {
      if let instance = state.instance { return instance }
      let instance = try makeInstance()
      reader.async { [weak self] in
        while SystemCalls.waitForWatch(instance), let self { self.filesWereWritten(instance) }
        SystemCalls.close(instance)
      }
      state.instance = instance
      return instance
    }

    deinit {
      let (instance, timer) = state.withLock { ($0.instance, $0.timer) }
      timer?.source.cancel()
      if let instance { SystemCalls.wakeWatch(instance) }
    }

    private func filesWereWritten(_ instance: Int32) {
      let numbers = SystemCalls.readWatch(instance)
      let written = state.withLock { state in
        guard let numbers else { return Array(state.watches.values) }
        return numbers.flatMap { state.watchesByDescriptor[Int($0)] ?? [] }.compactMap { state.watches[$0] }
      }
      for watch in written { watch.fileWasWritten() }
    }

    private func end(_ id: Int) {
      if SystemCalls.processNumber != process { return }
      // Return the watch, so that its closures are released after the lock.
      _ = state.withLock { state -> Watch? in
        guard let watch = state.watches.removeValue(forKey: id) else { return nil }
        if state.polled.remove(id) != nil {
          if state.polled.isEmpty {
            state.timer?.source.cancel()
            state.timer = nil
          }
          return watch
        }
        let number = watch.number.load(ordering: .relaxed)
        state.watchesByDescriptor[Int(number)]?.remove(id)
        if state.watchesByDescriptor[Int(number)]?.isEmpty == true, let instance = state.instance {
          state.watchesByDescriptor[Int(number)] = nil
          SystemCalls.removeFromWatch(instance, number)
        }
        return watch
      }
    }

    // MARK: Polling

    private func poll(_ id: Int, _ state: inout State) {
      state.polled.insert(id)
      if state.timer != nil { return }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(
        deadline: .now() + .milliseconds(interval), repeating: .milliseconds(interval),
        leeway: .milliseconds(interval / 10))
      timer.setEventHandler { [weak self] in self?.pollFiles() }
      timer.resume()
      state.timer = Source(source: timer)
    }

    private func pollFiles() {
      let watches = state.withLock { state in state.polled.compactMap { state.watches[$0] } }
      for watch in watches { watch.fileWasWritten() }
    }

    private func notice(of error: SystemError) -> String {
      let remedy =
        switch error.number {
        case SystemError.tooManyOpenFiles:
          " To change that, raise fs.inotify.max_user_instances (sysctl) or the process's limit of open files (ulimit -n)."
        case SystemError.noSpace: " To change that, raise fs.inotify.max_user_watches (sysctl)."
        default: ""
        }
      return
        "SantaCore: the system gives no notice of changed files (\(error)), so this process looks for other processes' "
        + "commits every \(interval) ms. No commit is missed.\(remedy)"
    }

    /// One watched file.
    private final class Watch: Sendable {
      /// The inotify watch descriptor.
      let number = Atomic<Int32>(-1)
      private let isPending = Atomic<Bool>(false)
      private let queue: DispatchQueue
      private let isDue: @Sendable () -> Bool
      private let body: @Sendable () -> Void

      init(
        queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
      ) {
        self.queue = queue
        self.isDue = isDue
        self.body = body
      }

      /// Handles a possible write to the file: calls back if `isDue` returns true.
      func fileWasWritten() {
        // A pending call covers later writes.
        guard !isPending.load(ordering: .acquiring), isDue(),
          !isPending.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        queue.async {
          self.isPending.store(false, ordering: .releasing)
          self.body()
        }
      }
    }

    /// Ends a watch when it is released.
    private final class Token: Sendable {
      private let end: @Sendable () -> Void

      init(_ end: @escaping @Sendable () -> Void) { self.end = end }

      deinit { end() }
    }
  }
#endif
