#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The base class of stored objects.
///
/// ```swift
/// final class Stop: Object {
///   @Persisted(primaryKey: true) var id: Int
///   @Persisted var place = ""
/// }
///
/// let stop = Stop()                  // an ordinary object
/// stop.place = "Kiritimati"
/// try store.write { store.add(stop) }
/// stop.place                         // "Kiritimati", now read from the store
/// ```
///
/// An object in a store is live: it shows the current state of its ``Store``, and changes when the store moves to
/// another state. It belongs to the isolation of the store. For a deleted object, ``isInvalidated`` is true, and its
/// last values can still be read.
///
/// Two objects are equal if they are the same instance, or represent the same row of the same store.
open class Object {
  // Read at every access. Safety: an object belongs to one isolation, and no access to the field runs code that could
  // access it again, so exclusivity checks would find nothing.
  @exclusivity(unchecked) @usableFromInline final var _uncheckedRow = RowReference()
  @inlinable @inline(__always) final var _row: RowReference {
    _read { yield unsafe _uncheckedRow }
    _modify { yield unsafe &_uncheckedRow }
  }
  final var _context: _ModelContext?
  // Safety: the context created the binding and retains it, and the object retains the context and never changes it.
  // Retaining the binding too would cost another retain and release for every object (benchmark "iterate").
  private final unowned(unsafe) var _uncheckedBinding: ClassBinding?
  final var _binding: ClassBinding? {
    get { unsafe _uncheckedBinding }
    set { unsafe _uncheckedBinding = newValue }
  }
  final var _key = RowKey(rawValue: 0)
  /// The number of the write transaction in which the object was last bound; 0 if it was bound outside of one.
  final var _transactionNumber = 0
  final var _rowState = _RowState.present
  /// Whether the object was just given its row, and its values are still being written to it.
  final var _isNew = false
  /// Whether the object was made from values without its primary key. It can be added once it has another key than the
  /// default.
  final var _lacksKey = false
  final var _tracer: _PathTracer?
  /// The collections that were returned, by column, so that each access returns the same one. Nil if there are none,
  /// because even an empty dictionary would be retained and released for every object (benchmark "iterate").
  ///
  /// An object in no store, which is about to be released, has the ``LinkRelease`` that releases it here.
  private final var _collections: [Int: AnyObject]?

  /// Creates an object that is in no store.
  public required init() {}

  deinit {
    // The links of an object in a store are there.
    if _context == nil { LinkRelease.releaseLinks(of: self) }
  }

  /// The list of objects with which this one is released; nil if it is the first.
  final var _release: LinkRelease? {
    get { _collections?[Int.min] as? LinkRelease }
    set { _collections = newValue.map { [Int.min: $0] } }
  }

  /// The class and the values of its stored properties, for people: `Stop { id = 7, place = "Apia" }`. A link is
  /// shown as the class of the target, and a collection as its number of elements. A class may override it.
  open var description: String { propertyDescription }

  /// The name of the class in a store; by default its own.
  ///
  /// ```swift
  /// final class Account: Object {
  ///   override class var storedName: String { "BankAccount" }
  /// }
  /// ```
  ///
  /// A store tells classes apart by this name. So it lets two classes of one name be in one store, and a class be renamed in
  /// the program alone. In a migration, and in what `santa-cli` shows, the class has this name. A subclass inherits it, so
  /// it must override it, too, if both are in one store.
  open class var storedName: String { unqualifiedName }

  /// Sets of properties whose values, taken together, no two objects of the class have in common.
  ///
  /// ```swift
  /// final class Door: Object {
  ///   @Persisted var street = ""
  ///   @Persisted var number = 0
  ///   override class var uniqueTogether: [[AnyKeyPath]] { [[\Door.street, \Door.number]] }
  /// }
  /// ```
  ///
  /// The properties have single values or links. An object in which one of them is nil or a NaN has nothing in common with
  /// another one. All else is as for a single property, which is declared with `@Persisted(unique: true)`.
  open class var uniqueTogether: [[AnyKeyPath]] { [] }

  /// The classes that inherit from this one, if their objects belong to it.
  ///
  /// ```swift
  /// class Pet: Object {
  ///   @Persisted(primaryKey: true) var id: Int
  ///   @Persisted var name = ""
  ///   override class var subclasses: [Object.Type] { [Cat.self, Dog.self] }
  /// }
  ///
  /// final class Cat: Pet { @Persisted var lives = 9 }
  /// final class Dog: Pet { @Persisted var tricks: List<String> }
  ///
  /// store.objects(Pet.self)                          // cats and dogs, each as an object of its class
  /// store.objects(Cat.self).where { $0.lives > 1 }   // only cats
  /// owner.pet = Cat()                                // a property of type Pet?
  /// ```
  ///
  /// - The class and its subclasses share a table, which has the name of the class and the properties of all of them. So the
  ///   primary key is declared in the class, and properties of one name in two subclasses are one property, which both declare
  ///   alike. A unique property of a subclass is optional.
  /// - Results, links, lists, sets and maps of the class have objects of all the classes. Those of a subclass have only
  ///   its objects, and those of classes that inherit from it.
  /// - An object of a subclass that the program does not list, because a newer one added it, is read as an object of
  ///   the class. It keeps its values.
  /// - Each class is listed here, or by a class that is listed. Swift can't enumerate subclasses.
  ///
  /// Without a list, a class and its subclasses have a table each, and nothing in common but their declaration.
  open class var subclasses: [Object.Type] { [] }

  /// Whether the object was deleted, or the transaction that added it was rolled back. Always false for an object
  /// that was never added.
  public final var isInvalidated: Bool {
    if _context != nil, !_row.isCurrent { _rebind() }
    return _lacksRow
  }

  /// Whether the object belongs to a snapshot that never changes.
  public final var isFrozen: Bool { _context?.isFrozen ?? false }

  /// The names of the properties whose stored value is unknown to the program: the raw value of an enum that a newer
  /// program wrote.
  ///
  /// Reading such a property returns nil or its default. O(number of properties).
  public final var unreadableProperties: [String] {
    guard let binding = _binding, _context != nil else { return [] }
    if !_row.isCurrent { _rebind() }
    return zip(binding.objectClass.properties, binding.columns).compactMap { property, column in
      guard let column, !property.definition.isCollection, !property.definition.isLink,
        let chunk = _row.chunk,
        column.rawValue < chunk.layout.columns.count
      else { return nil }
      let stored = chunk.value(column, at: _row.slot)
      if stored.isNull { return nil }
      return property.canRead(stored) ? nil : property.name
    }
  }

  /// A stored property by its name. Nil if its value is nil, or if there is no stored property of this name.
  ///
  /// Assigning a value of another type to an object in a store fails the write transaction. For an object in no
  /// store, the program stops.
  public final subscript(property: String) -> Any? {
    get {
      // A class that can't be stored has no stored properties. The reason is thrown when one of its objects is added.
      (try? ObjectClass.of(type(of: self)))?.accessor(named: property)?.read(self)
    }
    set {
      guard let error = _assign(newValue, to: property) else { return }
      guard let _context else { stopProgram(error.message) }
      _ = _context.writing("Changing \(a: type(of: self))")
      return _context.fail(error)
    }
  }

  /// - Returns: the reason for which nothing was assigned.
  private final func _assign(_ value: Any?, to name: String) -> StoreError? {
    do throws(StoreError) {
      let found = try ObjectClass.of(type(of: self))
      guard let accessor = found.accessor(named: name) else { return found.noProperty(named: name) }
      try accessor.assign(value, to: self, of: found)
      return nil
    } catch { return error }
  }

  /// Whether the object has a row.
  enum _RowState {
    case present
    /// The running transaction deleted the row. The object has it again if that, or a savepoint in it, is rolled back.
    case deletedInTransaction
    case invalidated
  }

  final var _lacksRow: Bool { _rowState != .present }

  // MARK: Access by the wrappers

  @usableFromInline enum _Access {
    case row, unmanaged
    case traced(_PathTracer)
  }

  final var _isManaged: Bool { _context != nil }

  /// Updates the address of the row, and the columns, which may have been added since.
  @usableFromInline @inline(never) final func _makeCurrent() {
    if _context != nil, !_row.isCurrent { _rebind() }
  }

  /// Updates the address of the row, and returns where the next read finds the value.
  final func _accessForReading() -> _Access {
    if _context != nil {
      if !_row.isCurrent { _rebind() }
      return .row
    }
    return _tracer.map { .traced($0) } ?? .unmanaged
  }

  /// Updates the address of the row for a write. If the row does not exist any more, fails the transaction and
  /// returns false.
  final func _accessForWriting() -> Bool {
    guard let context = _context else { return false }
    require(
      context.transaction != nil,
      context.notWriting(
        "\(A: type(of: self)) in a store was changed", "Put the change into store.write { }."))
    if !_row.isCurrent { _rebind() }
    if _lacksRow { context.fail(.invalidated("\(type(of: self))")) }
    return !_lacksRow
  }

  /// Notes a read for the Observation framework, in a store that tracks it.
  final func _noteRead(_ handle: Int) {
    guard let context = _context, let tracking = context.tracking, let binding = _binding,
      let table = binding.table
    else { return }
    let column = ColumnHandle.column(handle)
    guard ColumnHandle.isComputed(handle) else {
      if ColumnHandle.missingProperty(handle) != nil { return }
      return tracking.access(
        ColumnID(column), of: PropertyObservers.Row(table: table, key: _key), in: context.shownTables)
    }
    let linking = binding.objectClass.linkingProperties[column]
    guard let target = linking.target, let name = linking.origin,
      let origin = context.readableBinding(target), let originTable = origin.table,
      let index = origin.objectClass.property(named: name), let originColumn = origin.columns[index]
    else { return }
    tracking.access(linking: originColumn, of: originTable, to: _key, in: context.shownTables)
  }

  private final func _rebind() { _context?.rebind(self) }

  /// Whether a handle can be read: the row has its column, or it needs none.
  final func _canRead(_ handle: Int) -> Bool {
    ColumnHandle.isComputed(handle) || ColumnHandle.column(handle) < _row.chunk?.layout.columns.count ?? 0
  }

  /// The value of a property if the store has no column for it yet, or if the row can't be read.
  final func _unstoredValue<Value: PersistableProperty>(_ handle: Int) -> Value {
    let property = ColumnHandle.missingProperty(handle).flatMap { _binding?.objectClass.properties[$0] }
    return property?.declaredDefault(Value.self) ?? Value._initialValue()
  }

  @usableFromInline final func _readCell(_ column: Int) -> StoredValue {
    _row.chunk?.value(ColumnID(column), at: _row.slot) ?? .null
  }

  /// The collection that was returned for a column.
  final func _collection<Collection: AnyObject>(_ column: Int, as type: Collection.Type) -> Collection? {
    // In two steps, because Swift 6.3's optimiser casts the value of a missing key if they are one expression.
    guard let known = _collections?[column] else { return nil }
    return known as? Collection
  }

  final func _keepCollection(_ collection: AnyObject, _ column: Int) {
    _collections = _collections ?? [:]
    _collections?[column] = collection
  }

  final func _writeCell(_ value: StoredValue, _ column: Int) { _writeCell(column) { _ in value } }

  final func _writeCell(_ column: Int, _ value: (_ModelContext) -> StoredValue) {
    guard let context = _context else { return }
    context.setValue(value(context), ColumnID(column), of: self)
  }

  /// The declared default of a property.
  @usableFromInline final func _declaredDefault<Value: PersistableScalar>(_ column: Int) -> Value {
    _binding?.property(of: ColumnID(column))?.declaredDefault(Value.self) ?? Value._initialValue()
  }
}

extension Object: Hashable {
  /// Whether two objects are the same instance, or represent the same row of the same store.
  public static func == (lhs: Object, rhs: Object) -> Bool {
    if lhs === rhs { return true }
    guard let left = lhs._context, let right = rhs._context else { return false }
    // A key can be reused after its transaction was rolled back, so both objects must be updated before they are
    // compared.
    lhs._makeCurrent()
    rhs._makeCurrent()
    return left.engine === right.engine && lhs._key == rhs._key && lhs._binding?.table == rhs._binding?.table
      && left.isFrozen == right.isFrozen && !lhs._lacksRow && !rhs._lacksRow
  }

  /// Hashes the key of the row, or the identity of an object that is in no store.
  public func hash(into hasher: inout Hasher) {
    if _context == nil { hasher.combine(ObjectIdentifier(self)) } else { hasher.combine(_key) }
  }
}

extension Object: PersistableElement {
  /// A link to this class.
  public static var _elementKind: _PropertyKind { _PropertyKind(type: .link, target: self) }

  /// The key of the object's row. An object that is in no store is added first.
  public static func _stored(_ value: Object, _ context: _ModelContext) -> StoredValue {
    context.link(to: value, as: self)
  }
}

extension Object {
  /// A placeholder for an unreadable object: one for which ``isInvalidated`` is true.
  public static func _standIn(_ context: _ModelContext) -> Self { context.standIn(Self.self) }

  /// The object of a stored link; nil if it was deleted.
  public static func _element(_ stored: StoredValue, _ context: _ModelContext) -> Self? {
    stored.linkedRow.flatMap { context.object(Self.self, $0) }
  }

  /// The object of a link; nil if the link is nil.
  public static func _readOptional(_ object: Object, _ column: Int) -> Self? {
    guard let context = object._context else { return nil }
    return _element(object._readCell(column), context)
  }

  /// The object that a traced link returns.
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Self? {
    tracer.object(Self.self, at: name)
  }
}

extension Object: CustomStringConvertible {
  private var propertyDescription: String {
    // A class that can't be stored is shown by its name.
    guard let found = try? ObjectClass.of(type(of: self)) else { return "\(type(of: self))" }
    let values = found.properties.map { property in
      let value: String =
        switch property.read(self) {
        case nil: "nil"
        case let text as String: "\"\(text)\""
        case let object as Object: "\(a: type(of: object))"
        case let value? where Self.hasNoDescription(value): "NaN"
        case let value?: "\(value)"
        }
      return "\(property.name) = \(value)"
    }
    return "\(found.name) { \(values.joined(separator: ", ")) }"
  }

  /// Whether a value is, or has, a date that is NaN: Foundation stops the program when it describes one.
  private static func hasNoDescription(_ value: Any) -> Bool {
    if let date = value as? Date { return date.timeIntervalSinceReferenceDate.isNaN }
    let mirror = Mirror(reflecting: value)
    // Collections are shown as their numbers of elements.
    if mirror.displayStyle == .class || value is Data { return false }
    return mirror.children.contains { hasNoDescription($0.value) }
  }
}
