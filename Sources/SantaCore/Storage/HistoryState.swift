/// The part of a state that describes the history of its store: the commit that produced the state, and the rules that
/// determine the versions to keep.
///
/// Like a ``StateAnnotation``, it is committed with the changes of a transaction, and remains in the following states. A store
/// without history doesn't have one.
package struct HistoryState: Hashable, Sendable {
  /// The commit that produced the state.
  package var commit: CommitDescription
  /// The rules that determine the versions to keep, which also remain in the following states.
  package var settings: HistorySettings

  package init(commit: CommitDescription = CommitDescription(), settings: HistorySettings) {
    (self.commit, self.settings) = (commit, settings)
  }

  /// The name of a version: its number, and the nonce of its commit.
  func position(at version: Version) -> HistoryPosition {
    HistoryPosition(version: version, nonce: commit.nonce)
  }
}
