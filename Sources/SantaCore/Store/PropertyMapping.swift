/// A property of the objects to add, and the key path to its value in the elements that the objects are added from. See
/// ``Store/add(_:from:_:update:)``.
///
/// ```swift
/// struct Record { var number: Int, name: String, tags: [String] }
/// let mappings: [PropertyMapping<Stop, Record>] = [.init(\.id, \.number), .init(\.place, \.name), .init(\.tags, \.tags)]
/// ```
///
/// The values have the types of the properties. Give a computed property of the struct for a value that must be converted.
public struct PropertyMapping<Root: Object, Element> {
  let column: ([Element]) -> ObjectColumn<Root>

  /// Maps a property to a value.
  public init<Value: PersistableScalar>(_ property: KeyPath<Root, Value>, _ value: KeyPath<Element, Value>) {
    column = { ObjectColumn(property, $0.values(at: value)) }
  }

  /// Maps an optional property to an optional value.
  public init<Value: PersistableScalar>(
    _ property: KeyPath<Root, Value?>, _ value: KeyPath<Element, Value?>
  ) { column = { ObjectColumn(property, $0.values(at: value)) } }

  /// Maps a list to an array.
  public init<Value: PersistableElement>(
    _ property: KeyPath<Root, List<Value>>, _ values: KeyPath<Element, [Value]>
  ) { column = { ObjectColumn(property, $0.values(at: values)) } }

  /// Maps a set to a set.
  public init<Value: PersistableElement & Hashable>(
    _ property: KeyPath<Root, MutableSet<Value>>, _ values: KeyPath<Element, Set<Value>>
  ) { column = { ObjectColumn(property, $0.values(at: values)) } }

  /// Maps a to-one link to the primary key of its target, which must be in the store.
  public init<Target: Object, Key: PersistableScalar>(
    _ property: KeyPath<Root, Target?>, key: KeyPath<Element, Key>
  ) { column = { ObjectColumn(property, keys: $0.values(at: key)) } }

  /// Maps a to-one link to the primary key of its target, which must be in the store. A nil key is no link.
  public init<Target: Object, Key: PersistableScalar>(
    _ property: KeyPath<Root, Target?>, key: KeyPath<Element, Key?>
  ) { column = { ObjectColumn(property, keys: $0.values(at: key)) } }

  /// Maps a list of objects to their primary keys. The objects must be in the store.
  public init<Target: Object, Key: PersistableScalar>(
    _ property: KeyPath<Root, List<Target>>, keys: KeyPath<Element, [Key]>
  ) { column = { ObjectColumn(property, keys: $0.values(at: keys)) } }
}
