extension StoredCollection? {
  /// A change of a collection, and what it was at before and after.
  typealias Step = (change: CollectionView.Change, before: CollectionView, after: CollectionView)

  /// Observes a collection; refuses where it is in no store, frozen, or gone.
  ///
  /// - Parameters:
  ///   - type: what people call the collection.
  ///   - isolation: where to call back; nil where the caller doesn't know.
  func observe(
    _ type: String, paths: [PropertyPath]?, isolation: (any Actor)?,
    _ tell: @escaping (Result<Step, StoreError>) -> Void
  ) -> NotificationToken {
    guard let self, let live = self.context as? LiveContext, !self.isInvalidated else {
      return refusedToken(.cannotObserve("This \(type)"), in: self?.context, isolation: isolation) {
        tell(.failure($0))
      }
    }
    let view = CollectionView(.list(self.cell.table, self.cell.row, self.cell.column), paths: paths)
    return live.observe(.collection(view), isolation: isolation) { event in
      switch event {
      case .change(.collection(let change, let before, let after)): tell(.success((change, before, after)))
      case .failure(let error): tell(.failure(error))
      default: break
      }
    }
  }
}

extension CollectionView {
  /// The keys of a map at some indices.
  func keys(at indices: some Sequence<Int>) -> [String] {
    guard let snapshot, case .list(let table, let row, let column) = subject else { return [] }
    let pairs = snapshot.list(at: CellAddress(table: table, row: row, column: column))
    return indices.map { pairs[$0].key }
  }
}
