/// The order of places at one snapshot: by what their rows are sorted by, and then by place.
struct PlaceOrder {
  let source: LiveSource
  /// Nil where places alone decide.
  private let rows: RowOrder?

  init(_ descriptors: [SortDescriptor], _ source: LiveSource) {
    self.source = source
    rows = descriptors.isEmpty ? nil : source.table.map { RowOrder(descriptors, $0, source.snapshot) }
  }

  /// What a place is sorted by.
  func key(of place: Place) -> [StoredValue] { rows?.key(of: source.row(at: place)) ?? [] }

  /// Where a place stands in a tree that is in this order, or would stand. O(log n).
  func index(of place: Place, in tree: SequenceTree<Place>) -> Int {
    guard let rows else { return tree.firstIndex { $0 >= place } }
    let key = key(of: place)
    return tree.firstIndex { other in
      let order = rows.compare(source.row(at: other), with: key, count: key.count)
      return order != 0 ? order > 0 : other >= place
    }
  }

  /// The index of the first place with these values of the most significant properties, or where it would be. O(log n).
  func index(ofFirst key: [StoredValue], in tree: SequenceTree<Place>) -> Int {
    guard let rows else { return 0 }
    return tree.firstIndex { rows.compare(source.row(at: $0), with: key, count: key.count) >= 0 }
  }

  /// Whether a place has these values of the most significant properties.
  func has(_ key: [StoredValue], _ place: Place) -> Bool {
    rows.map { $0.compare(source.row(at: place), with: key, count: key.count) == 0 } ?? true
  }

  /// Places in this order. O(n log n).
  func sorted(_ places: [Place]) -> [Place] {
    guard let rows else { return places.sorted() }
    if places.count < 2 { return places }
    return rows.sorted(places.map { Member(row: source.row(at: $0), place: $0) }).map(\.place)
  }
}
