// Shows a GitHub user's repositories live.

import Foundation
import RepoList
import SantaCore

func fail(_ message: String, code: CInt) -> Never {
  FileHandle.standardError.write(Data("repo-list: \(message)\n".utf8))
  exit(code)
}

/// Prints a line immediately, even into a pipe.
@MainActor func printLine(_ line: String) {
  do { try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8)) } catch { exit(0) }
}

@MainActor func run(_ options: Options) async throws {
  let store = try Store.repositories(in: options.directory)
  let poller = Poller(store, GitHub(baseURL: options.baseURL, token: options.token), user: options.user)
  var display: Display?
  if Terminal.isInteractive, !options.isOnce {
    display = Display(user: options.user) {
      display?.restore()
      exit(0)
    }
  }
  let list = LiveList(store, user: options.user) { list, events in
    display?.show(list.rows)
    if display == nil { for event in events { printLine("\(event)") } }
    if let failure = list.failure {
      display?.restore()
      fail(failure, code: 1)
    }
  }

  var schedule = Schedule(interval: options.interval)
  var trouble: String?
  while true {
    display?.status = .polling
    var failure: Failure?
    do { try await poller.poll() } catch { failure = error }
    store.refresh()
    // A failure that persists is printed only once.
    if display == nil, let message = failure?.message, message != trouble { printLine("! \(message)") }
    trouble = failure?.message
    if options.isOnce { break }
    let delay = schedule.delay(after: failure, now: Date())
    let next = Date() + delay
    display?.status = failure.map { .failed($0.message, retryAt: next) } ?? .waiting(until: next)
    try await Task.sleep(for: .seconds(delay))
  }
  withExtendedLifetime(list) {}
  exit(trouble == nil ? 0 : 1)
}

// The reader of the output may stop before this program does.
signal(SIGPIPE, SIG_IGN)
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  guard let options = try Options.parse(arguments, environment: ProcessInfo.processInfo.environment) else {
    print(Options.usage)
    exit(0)
  }
  do { try await run(options) } catch { fail("\(error)", code: 1) }
} catch {
  fail(
    "\(error.message)\nUsage: repo-list USER [--store DIR] [--base-url URL] [--interval SECONDS] [--once]",
    code: 64)
}
