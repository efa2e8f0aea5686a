import Foundation
import SantaCore

/// Opens the queue of a directory. All programs open it like this, so that they agree on the lease and the attempts.
@MainActor func openQueue(_ directory: URL) throws -> MessageQueue<Telegram> {
  let store = try Store(
    configuration: .init(location: .directory(directory), objectTypes: [Telegram.self]))
  return try MessageQueue(
    in: store, lease: .seconds(2), maximumAttempts: 3, retryDelay: .milliseconds(100))
}

/// Answers requests until the process is terminated. Any number of workers can run.
///
/// While `translating` runs, the claim holds the telegram, and `process` renews its lease. If the process is killed, the lease ends, and
/// another worker claims the telegram. If `translating` throws, the telegram is tried again later.
///
/// - Parameter report: is called with the text of each telegram that the worker begins to translate.
@MainActor func work(_ queue: MessageQueue<Telegram>, report: (String) -> Void) async throws {
  try await queue.process { claim in
    let text = claim.object.text
    report(text)
    let code = try await MorseCode.translating(text)
    // The answer and the end of the message are one commit. A worker that has lost its claim doesn't get here.
    return { telegram in
      telegram.code = code
      telegram.answerCount += 1
    }
  }
}

/// Adds requests in one commit, and returns their messages. The text is the key: a text that the queue knows isn't added again.
@MainActor func enqueue(
  _ texts: [String], _ queue: MessageQueue<Telegram>
) throws -> [QueuedMessage<Telegram>] {
  try queue.store.write {
    try texts.map { text in try queue.enqueue(Telegram(text), key: text) }
  }
}

/// Waits for the answer of a message. The message is a live object, which changes when a worker commits.
@MainActor func answer(to message: QueuedMessage<Telegram>) async throws -> String {
  for try await update in message.updates {
    guard let message = update.after else { break }
    if message.state == .done { return message.object?.code ?? "deleted" }
    if message.state == .dead { return message.failure ?? "failed" }
  }
  return "cancelled"
}

/// The numbers of messages by state, and the dead letters with their reasons.
@MainActor func status(_ queue: MessageQueue<Telegram>) -> [String] {
  let counts = queue.counts
  let summary = """
    waiting \(counts.waiting), delayed \(counts.delayed), leased \(counts.leased), done \(counts.done), \
    dead \(counts.dead)
    """
  return [summary]
    + queue.messages(in: .dead).map { message in
      "dead letter: \(message.requestKey), \(message.attempts) attempts. \(message.failure ?? "")"
    }
}
