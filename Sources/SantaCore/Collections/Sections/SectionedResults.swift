/// Results in sections, live: the objects with one key stand together, in the order of the results.
///
/// ```swift
/// let sections = store.objects(Stop.self).sectioned(by: \.region)
/// for section in sections { print(section.key, section.map(\.place)) }
/// ```
///
/// The sections are in the order in which their first objects stand in the results. Belongs to the isolation of its store.
public struct SectionedResults<Key: Hashable, Element: Object> {
  /// What the sections were in one state. Shared by copies.
  final class Evaluation {
    var state: UInt64?
    var runs = SectionRuns<Key>(EmptyCollection())
  }

  /// The objects of all sections, as they are ordered.
  public let results: Results<Element>
  let key: (Element) -> Key
  private let evaluation = Evaluation()

  init(_ results: Results<Element>, _ key: @escaping (Element) -> Key) {
    self.results = results
    self.key = key
  }

  var runs: SectionRuns<Key> {
    let state = results.context.changeCount
    if evaluation.state != state { know(SectionRuns(results.map(key))) }
    return evaluation.runs
  }

  /// The sections as they are now are these.
  func know(_ runs: SectionRuns<Key>) {
    evaluation.runs = runs
    evaluation.state = results.context.changeCount
  }

  /// The keys of all sections, in order.
  public var keys: [Key] { runs.keys }

  /// The object at a place. The program stops where there is none.
  ///
  /// - Complexity: O(number of runs of the section), which is one where the results are sorted by what they are sectioned by.
  public subscript(path: SectionIndexPath) -> Element {
    let runs = runs
    require(
      runs.keys.indices.contains(path.section),
      "The index path \(path) names section \(path.section), and there are \(runs.keys.count) sections.")
    let count = runs.count(of: path.section)
    require(
      path.item >= 0 && path.item < count,
      "The index path \(path) names object \(path.item) of a section that has \(count) objects.")
    return results[runs.index(of: path)]
  }

  /// The section with a key, nil where no object has it.
  public func section(for key: Key) -> ResultsSection<Key, Element>? {
    runs.section(of: key).map { _ in ResultsSection(self, key) }
  }

  /// Where an object stands, nil where the results don't have it.
  public func indexPath(of object: Element) -> SectionIndexPath? {
    results.index(of: object).map { runs.path(of: $0) }
  }
}

extension SectionedResults: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { runs.keys.count }

  /// The section at an index. The program stops where there is none.
  public subscript(index: Int) -> ResultsSection<Key, Element> {
    let keys = runs.keys
    require(
      keys.indices.contains(index),
      "Index \(index) is outside the sections, of which there are \(keys.count).")
    return ResultsSection(self, keys[index])
  }
}

// Apart: with the conformance above in one, the compiler takes the objects for the elements.
extension SectionedResults: _NumberedCollection {}

/// The objects of one section, live. Empty where no object has its key any more.
public struct ResultsSection<Key: Hashable, Element: Object>: _NumberedCollection {
  private let sections: SectionedResults<Key, Element>
  /// What the objects have in common.
  public let key: Key

  init(_ sections: SectionedResults<Key, Element>, _ key: Key) {
    self.sections = sections
    self.key = key
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    let runs = sections.runs
    return runs.section(of: key).map { runs.count(of: $0) } ?? 0
  }

  /// The object at an index within the section. The program stops where there is none.
  public subscript(index: Int) -> Element {
    let runs = sections.runs
    guard let section = runs.section(of: key), index >= 0, index < runs.count(of: section) else {
      stopProgram("Index \(index) is outside the section, which has \(count) objects.")
    }
    return sections.results[runs.index(of: SectionIndexPath(section: section, item: index))]
  }
}

extension Results {
  /// The objects in sections by a property, sorted by it first and then as they are.
  ///
  /// The program stops where the key path names something that is not stored.
  public func sectioned<Key: PersistableProperty & Hashable>(
    by keyPath: KeyPath<Element, Key>, ascending: Bool = true
  ) -> SectionedResults<Key, Element> {
    SectionedResults(sorted(by: keyPath, ascending: ascending)) { $0[keyPath: keyPath] }
  }

  /// The objects in sections by what a block says of each, in the order that they have.
  ///
  /// ```swift
  /// let byLetter = store.objects(Stop.self).sorted(by: \.place).sectioned { $0.place.first }
  /// ```
  ///
  /// - Parameter key: called once for each object, and again for one that changed. It reads nothing but the object, and
  ///   says the same of the same values.
  // A key path could stand for a block, too; it is to sort.
  @_disfavoredOverload
  public func sectioned<Key: Hashable>(by key: @escaping (Element) -> Key) -> SectionedResults<Key, Element> {
    SectionedResults(self, key)
  }
}
