/// Strings about the failed events of a listener.
struct FailedEventWords: Sendable {
  var none: String
  /// The number of times that an event was tried.
  var attempts: @Sendable (Int) -> String
  /// The event is going to be tried again.
  var isWaiting: String
  var retried: @Sendable (_ count: Int) -> String
  var dropped: @Sendable (_ count: Int) -> String

  init(_ table: WordTable) {
    let language = table.language
    let count: (Phrase) -> @Sendable (Int) -> String = { phrase in
      { phrase(["number": language.number($0)]) }
    }
    none = table.text("There are no failed events.")
    attempts = count(table.phrase("attempts: {number}"))
    isWaiting = table.text("waits for the listener")
    retried = count(table.phrase("Events to try again: {number}"))
    dropped = count(table.phrase("Removed events: {number}"))
  }
}

extension Language {
  var failedEvents: FailedEventWords { words(FailedEventWords.init) }
}
