#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The collections of one column of objects that are being added.
protocol CollectionValues {
  /// The number of objects.
  var count: Int { get }
  /// Returns the elements in their stored form, after adding the objects among them to the store, or after finding them by their
  /// keys.
  func prepared(_ property: LinkOrigin, _ context: _ModelContext) throws(StoreError) -> NewCollections
}

/// Collections that are given by their elements.
struct ElementCollections<Element: PersistableElement>: CollectionValues {
  private let lists: [[Element]]
  var count: Int { lists.count }

  init(_ lists: [[Element]]) { self.lists = lists }

  func prepared(_ property: LinkOrigin, _ context: _ModelContext) throws(StoreError) -> NewCollections {
    var result = NewCollections()
    result.reserveCapacity(lists.count)
    for list in lists {
      let values = list.map { Element._stored($0, context) }
      if let failure = context.session?.failure { throw failure }
      try result.append(values, of: property)
    }
    return result
  }
}

/// Collections of objects that are given by the primary keys of the objects.
struct KeyCollections<Target: Object, Key: PersistableScalar>: CollectionValues {
  let lists: [[Key]]
  var count: Int { lists.count }

  func prepared(_ property: LinkOrigin, _ context: _ModelContext) throws(StoreError) -> NewCollections {
    var targets = try KeyedTargets(Target.self, property, context)
    // The usual types of keys have functions that are compiled for them.
    switch lists as Any {
    case let lists as [[Int]]: return try targets.collections(lists)
    case let lists as [[String]]: return try targets.collections(lists)
    case let lists as [[UUID]]: return try targets.collections(lists)
    default: return try targets.collections(lists)
    }
  }
}

extension NewCollections {
  /// Appends the collection of the next row, whose elements must match the property.
  fileprivate mutating func append(_ elements: [StoredValue], of property: LinkOrigin) throws(StoreError) {
    let definition = property.definition
    for element in elements where !definition.admits(element) {
      throw .wrongValue(property.className, property.name, "elements of type \(definition.elementTypeName)")
    }
    if definition.kind == .set { return appendSet(elements) }
    for element in elements { append(element) }
    endRow()
  }
}
