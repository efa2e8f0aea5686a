extension CollectionView.Change {
  /// What the observer of a live collection is told.
  func told<Collection>(of collection: Collection) -> CollectionChange<Collection> {
    switch self {
    case .initial: .initial(collection)
    case .update(let changes):
      .update(
        collection, deletions: changes.deletions, insertions: changes.insertions,
        modifications: changes.modifications.map(\.old))
    }
  }
}
