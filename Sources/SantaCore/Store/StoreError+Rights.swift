extension StoreError {
  /// Returns an error if the user of a shared store lacks the right to write to it; otherwise nil.
  static func missingRight(in state: Snapshot, _ path: String) -> StoreError? {
    switch state.annotation?.access {
    case nil, .write: nil
    case .read: .onlyReadable(path)
    case .withdrawn: .withdrawn(path)
    }
  }
}
