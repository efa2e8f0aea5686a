extension Object {
  /// A copy of the object in its current state, which never changes. O(1). For an object that is in no store, or was
  /// deleted, returns the object itself.
  ///
  /// In a write transaction, the state before the transaction.
  public final func freeze() -> Self {
    guard let context = _context, !isFrozen, !isInvalidated else { return self }
    return context.frozenObject(Self.self, _key, at: context.snapshot) ?? self
  }
}
