/// Live results that are grouped into sections. Each section contains the objects with one key, in the order of the results.
///
/// ```swift
/// let sections = store.objects(Stop.self).sectioned(by: \.region)
/// for section in sections { print(section.key, section.map(\.place)) }
/// ```
///
/// Sections are ordered by their first objects. Sectioned results belong to the isolation of their store.
public struct SectionedResults<Key: Hashable & SendableMetatype, Element: Object> {
  /// The sections at one state, shared by copies.
  final class Evaluation {
    var state: UInt64?
    var runs = SectionRuns<Key>(EmptyCollection())
  }

  /// The objects of all sections, in the order of the results.
  public let results: Results<Element>
  let key: @Sendable (Element) -> Key
  private let evaluation = Evaluation()

  init(_ results: Results<Element>, _ key: @escaping @Sendable (Element) -> Key) {
    self.results = results
    self.key = key
  }

  var runs: SectionRuns<Key> {
    if results.isPinned { return evaluation.runs }
    let state = results.context.changeCount
    if evaluation.state != state { know(SectionRuns(results.map(key))) }
    return evaluation.runs
  }

  /// Stores the sections.
  ///
  /// - Parameter isCurrent: whether the sections belong to the current state. Otherwise they belong only to pinned results.
  func know(_ runs: SectionRuns<Key>, isCurrent: Bool = true) {
    evaluation.runs = runs
    evaluation.state = isCurrent ? results.context.changeCount : nil
  }

  /// The keys of all sections, in order.
  public var keys: [Key] { runs.keys }

  /// The object at an index path. The program stops if the index path is out of range.
  ///
  /// - Complexity: O(*k*) in the number of runs of the section, which is one if the results are sorted by the key.
  public subscript(path: SectionIndexPath) -> Element {
    let runs = runs
    require(
      runs.keys.indices.contains(path.section),
      "Index path \(path) is outside the sections, whose count is \(runs.keys.count).")
    let count = runs.count(of: path.section)
    require(
      path.item >= 0 && path.item < count,
      "Index path \(path) is outside its section, which has \(count) objects.")
    return results[runs.index(of: path)]
  }

  /// Returns the section with a key; nil if no object has the key.
  public func section(for key: Key) -> ResultsSection<Key, Element>? {
    runs.section(of: key).map { _ in ResultsSection(self, key) }
  }

  /// Returns the index path of an object; nil if the results don't contain it.
  public func indexPath(of object: Element) -> SectionIndexPath? {
    results.index(of: object).map { runs.path(of: $0) }
  }
}

extension SectionedResults: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of sections.
  public var endIndex: Int { runs.keys.count }

  /// The section at an index. The program stops if the index is out of range.
  public subscript(index: Int) -> ResultsSection<Key, Element> {
    let keys = runs.keys
    require(
      keys.indices.contains(index),
      "Index \(index) is outside the sections, whose count is \(keys.count).")
    return ResultsSection(self, keys[index])
  }
}

// A separate extension: if both conformances are declared in one, the compiler infers the objects as the elements.
extension SectionedResults: _NumberedCollection {}

/// The live objects of one section. The section is empty when no object has its key any more.
public struct ResultsSection<Key: Hashable & SendableMetatype, Element: Object>: _NumberedCollection {
  let sections: SectionedResults<Key, Element>
  /// The key that the objects have in common.
  public let key: Key
  /// The changes that the callback received together with this section.
  let changes: ChangeSet?

  init(_ sections: SectionedResults<Key, Element>, _ key: Key, _ changes: ChangeSet? = nil) {
    self.sections = sections
    self.key = key
    self.changes = changes
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of objects in the section.
  public var endIndex: Int {
    let runs = sections.runs
    return runs.section(of: key).map { runs.count(of: $0) } ?? 0
  }

  /// The object at an index within the section. The program stops if the index is out of range.
  public subscript(index: Int) -> Element {
    let runs = sections.runs
    guard let section = runs.section(of: key), index >= 0, index < runs.count(of: section) else {
      stopProgram("Index \(index) is outside the section, which has \(count) objects.")
    }
    return sections.results[runs.index(of: SectionIndexPath(section: section, item: index))]
  }
}

// The aggregates of a section, such as `section.sum(of: \.presents)`.
extension ResultsSection: _Aggregatable {
  /// The objects of the section, as results for one use.
  public var _members: Results<Element> {
    let (results, runs) = (sections.results, sections.runs)
    guard let section = runs.section(of: key) else { return results.only([]) }
    let rows = results.rows
    let indices = (0..<runs.count(of: section)).lazy.map {
      runs.index(of: SectionIndexPath(section: section, item: $0))
    }
    return results.only(indices.map { rows[$0] })
  }
}

extension Results {
  /// Returns the objects grouped by a property. They are sorted by the property first, and then by their existing order.
  ///
  /// The program stops if the key path isn't stored.
  public func sectioned<Key: PersistableProperty & Hashable & SendableMetatype>(
    by keyPath: KeyPath<Element, Key>, ascending: Bool = true
  ) -> SectionedResults<Key, Element> {
    // Safety: a key path of stored properties holds no index that could be shared.
    nonisolated(unsafe) let path = keyPath
    return SectionedResults(sorted(by: keyPath, ascending: ascending)) { unsafe $0[keyPath: path] }
  }

  /// Returns the objects grouped by a computed key, in their existing order.
  ///
  /// ```swift
  /// let byLetter = store.objects(Stop.self).sorted(by: \.place).sectioned { $0.place.first }
  /// ```
  ///
  /// - Parameter key: computes the key of an object. It is called once per object, and again when the object changes. For an
  ///   observer on another queue, it is called on that queue. It must depend only on the object's values.
  // Disfavoured, because a key path can also be passed as a function, and must call the sorting method.
  @_disfavoredOverload
  public func sectioned<Key: Hashable & SendableMetatype>(
    by key: @escaping @Sendable (Element) -> Key
  ) -> SectionedResults<Key, Element> {
    SectionedResults(self, key)
  }
}
