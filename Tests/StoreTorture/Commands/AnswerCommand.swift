import Foundation
import SantaCore
import SeededNumbers

/// `answer --store DIR [--seed S]`: answers the requests of a store until the process is killed. It prints a line for each answer that was
/// refused because another worker had claimed the request.
struct AnswerCommand {
  private struct Failure: Error {}

  private let directory: URL
  private let logBound: Int
  private let seed: Int

  init(_ options: Options) throws {
    directory = try options.directory
    logBound = try options.logBound
    seed = try options.number("seed", default: 1)
  }

  func run() throws {
    Task.detached {
      do { try await answer() } catch {
        Output.complaint("answer: \(error)")
        exit(1)
      }
    }
    while true { Thread.sleep(forTimeInterval: 60) }
  }

  private func answer() async throws {
    let random = RandomWork(seed: UInt64(seed))
    let store = try MessagesCommand.open(directory, logBound: logBound)
    let queue = try MessagesCommand.queue(in: store)
    if seed % 2 == 0 {
      // `process` doesn't report a refused answer, but it doesn't call the function that writes it either.
      var isUnwritten = false
      try await queue.process { claim in
        if isUnwritten { Output.line("refused") }
        isUnwritten = false
        try await random.work()
        isUnwritten = true
        return { question in
          Self.answer(question, claim)
          isUnwritten = false
        }
      }
    } else {
      // Without renewals.
      for try await claim in queue.claims {
        do {
          try await random.work()
          try queue.complete(claim) { question in Self.answer(question, claim) }
        } catch is Failure {
          do { try queue.fail(claim, because: Failure()) } catch { try Self.note(error) }
        } catch { try Self.note(error) }
      }
    }
  }

  private static func answer(_ question: Question, _ claim: MessageClaim<Question>) {
    question.answers += 1
    question.fence = claim.fence
  }

  private static func note(_ error: any Error) throws {
    guard let error = error as? StoreError, error.code == .claimLost else { throw error }
    Output.line("refused")
  }

  /// Work that takes a while, and sometimes fails.
  private final class RandomWork {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    nonisolated(nonsending) func work() async throws {
      switch Int.random(in: 0..<40, using: &random) {
      case 0: throw Failure()
      case 1: try await Task.sleep(for: .milliseconds(.random(in: 0...300, using: &random)))
      case 2..<12: try await Task.sleep(for: .milliseconds(.random(in: 0...6, using: &random)))
      default: break
      }
    }
  }
}
