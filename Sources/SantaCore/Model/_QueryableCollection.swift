/// A collection whose elements a query can use: ``List``, ``MutableSet``, ``Map`` and ``LinkingObjects``. Public
/// because queries are generic over it; don't conform to it.
public protocol _QueryableCollection: PersistableProperty {
  /// The type of the elements, or of the values of a map.
  associatedtype _Member
}

extension List: _QueryableCollection {
  /// The type of the elements.
  public typealias _Member = Element
}

extension MutableSet: _QueryableCollection {
  /// The type of the elements.
  public typealias _Member = Element
}

extension Map: _QueryableCollection {
  /// The type of the values.
  public typealias _Member = Value
}

extension LinkingObjects: _QueryableCollection {
  /// The type of the elements.
  public typealias _Member = Origin
}
