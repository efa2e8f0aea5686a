extension Object {
  /// The object as it is now, for ever. O(1). An object in no store, or gone, is returned as it is.
  ///
  /// Within a write transaction: as it was before it.
  public final func freeze() -> Self {
    guard let context = _context, !isFrozen, !isInvalidated else { return self }
    return context.frozenObject(Self.self, _key, at: context.snapshot) ?? self
  }
}
