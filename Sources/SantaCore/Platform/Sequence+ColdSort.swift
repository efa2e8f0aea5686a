extension Sequence {
  /// Returns the sorted elements, for sequences that are short and seldom sorted.
  ///
  /// The compiler makes a copy of `sorted(by:)` for each closure, which takes several kilobytes of machine code. It compiles
  /// this function once for all types. Sorting takes longer per element, so don't use it for large sequences, such as the
  /// elements of a store.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func coldSorted(by precedes: (Element, Element) -> Bool) -> [Element] { sorted(by: precedes) }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending order, sorted as by ``coldSorted(by:)``.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func coldSorted() -> [Element] { sorted() }
}
