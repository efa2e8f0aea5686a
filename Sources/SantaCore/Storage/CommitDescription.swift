/// The time, author and note of a commit in a store with history.
///
/// ```
/// time    milliseconds since 1970-01-01T00:00:00Z, zigzag LEB128, below 2^53 in magnitude
/// nonce    UInt64   a random number
/// author  text     empty if there is none
/// note    text     empty if there is none
/// ```
package struct CommitDescription: Hashable, Sendable {
  /// The limit for the magnitude of a time, with which a later time never overflows.
  static let timeLimit: Int64 = 1 << 53
  /// The maximum length of an author or a note in bytes.
  package static let maximumTextByteCount = 4_096

  /// The time in milliseconds since 1970. Each commit is at least a millisecond later than the one before.
  package var time: Int64 = 0
  /// A random number. After a power failure, the versions of relaxed commits are used again, and the number distinguishes the
  /// commits of one version.
  package var nonce: UInt64 = 0
  package var author: String?
  package var note: String?

  package init(time: Int64 = 0, nonce: UInt64 = 0, author: String? = nil, note: String? = nil) {
    (self.time, self.nonce, self.author, self.note) = (time, nonce, author, note)
  }

  /// Returns the time of a commit that follows another one.
  ///
  /// - Parameter clock: the time of the system's clock, which may be earlier than the time of the commit before.
  static func time(at clock: Int64, after previous: CommitDescription?) -> Int64 {
    let clock = max(-timeLimit + 1, min(clock, timeLimit - 1))
    guard let previous else { return clock }
    return min(max(clock, previous.time + 1), timeLimit - 1)
  }
}

extension ByteWriter {
  mutating func description(of commit: CommitDescription) {
    signed(commit.time)
    fixed(commit.nonce)
    string(commit.author ?? "")
    string(commit.note ?? "")
  }
}

extension ByteReader {
  /// Decodes the description of a commit in the bytes up to the end.
  mutating func commitDescription() throws(Malformed) -> CommitDescription {
    let time = try signed()
    let nonce = try fixed(UInt64.self)
    let (author, note) = (try string(), try string())
    guard time > -CommitDescription.timeLimit, time < CommitDescription.timeLimit else {
      throw malformed("the time of a commit is out of range")
    }
    guard author.utf8.count <= CommitDescription.maximumTextByteCount,
      note.utf8.count <= CommitDescription.maximumTextByteCount, isAtEnd
    else { throw malformed("the description of a commit is too long") }
    return CommitDescription(
      time: time, nonce: nonce, author: author.isEmpty ? nil : author, note: note.isEmpty ? nil : note)
  }
}

extension Transaction {
  /// Sets the time and the nonce of the commit, if the store has history.
  ///
  /// - Parameter clock: returns the time of the system's clock in milliseconds since 1970.
  func describe(at clock: () -> Int64) {
    guard let settings = history?.settings else { return }
    history = HistoryState(
      commit: CommitDescription(
        time: CommitDescription.time(at: clock(), after: base.history?.commit),
        nonce: .random(in: .min ... .max), author: author, note: note),
      settings: settings)
  }
}
