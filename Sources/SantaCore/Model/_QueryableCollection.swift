/// A type whose elements a query goes over: ``List``, ``MutableSet``, ``Map`` and ``LinkingObjects``. Don't conform to it.
public protocol _QueryableCollection: PersistableProperty {
  /// What it holds: a map's values.
  associatedtype _Member
}

extension List: _QueryableCollection {
  public typealias _Member = Element
}

extension MutableSet: _QueryableCollection {
  public typealias _Member = Element
}

extension Map: _QueryableCollection {
  public typealias _Member = Value
}

extension LinkingObjects: _QueryableCollection {
  public typealias _Member = Origin
}
