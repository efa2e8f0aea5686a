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
/// An object in a store is live: it shows the current state of its ``Store``, and changes when the store moves to another
/// state. It belongs to the isolation of the store. If the object is deleted, ``isInvalidated`` is true, and its last values
/// remain readable.
///
/// Two objects are equal if they are the same instance, or represent the same row of the same store.
open class Object {
  // This field is read at every access. Safety: an object belongs to one isolation, and no access to the field runs code that
  // could access it again, so exclusivity checks would find nothing.
  @exclusivity(unchecked) @usableFromInline final var _uncheckedRow = RowReference()
  @inlinable @inline(__always) final var _row: RowReference {
    _read { yield unsafe _uncheckedRow }
    _modify { yield unsafe &_uncheckedRow }
  }
  final var _context: _ModelContext?
  // Safety: the context created the binding and retains it, and the object retains the context and never changes it. Retaining
  // the binding as well would cost another retain and release for every object (benchmark "iterate").
  private final unowned(unsafe) var _uncheckedBinding: ClassBinding?
  final var _binding: ClassBinding? {
    get { unsafe _uncheckedBinding }
    set { unsafe _uncheckedBinding = newValue }
  }
  final var _key = RowKey(rawValue: 0)
  /// The number of the write transaction in which the object was last bound; 0 if it was bound outside a transaction.
  final var _transactionNumber = 0
  final var _rowState = _RowState.present
  /// Whether the object has just been given its row, and its values are still being written there.
  final var _isNew = false
  /// Whether the object was created from values without its primary key. It can be added once its key differs from the default.
  final var _lacksKey = false
  final var _tracer: _PathTracer?
  /// The collections that were returned, by column, so that each access returns the same instance. Nil if there are none,
  /// because even an empty dictionary would be retained and released for every object (benchmark "iterate").
  ///
  /// For an object that isn't in a store and is about to be released, this holds the ``LinkRelease`` that releases it.
  private final var _collections: [Int: AnyObject]?

  /// Creates an object that isn't in a store.
  public required init() {}

  deinit {
    // An object in a store keeps its links in the store.
    if _context == nil { LinkRelease.releaseLinks(of: self) }
  }

  /// The list of objects that this object is released with; nil if it is the first.
  final var _release: LinkRelease? {
    get { _collections?[Int.min] as? LinkRelease }
    set { _collections = newValue.map { [Int.min: $0] } }
  }

  /// A readable description with the class and the values of its stored properties: `Stop { id = 7, place = "Apia" }`. A link
  /// is shown as the class of the target, and a collection as its number of elements. Subclasses can override the description.
  open var description: String { propertyDescription }

  /// The name of the class in a store; by default the name of the class in the program.
  ///
  /// ```swift
  /// final class Account: Object {
  ///   override class var storedName: String { "BankAccount" }
  /// }
  /// ```
  ///
  /// A store distinguishes classes by this name. Override it to store two classes with the same name in one store, or to rename
  /// a class only in the program. Migrations and `santa-cli` use this name. Subclasses inherit it, so a subclass must override
  /// it, too, if both classes are in one store.
  open class var storedName: String { unqualifiedName }

  /// Sets of properties whose combined values are unique among the objects of the class.
  ///
  /// ```swift
  /// final class Door: Object {
  ///   @Persisted var street = ""
  ///   @Persisted var number = 0
  ///   override class var uniqueTogether: [[AnyKeyPath]] { [[\Door.street, \Door.number]] }
  /// }
  /// ```
  ///
  /// The properties must be single values or links. An object in which one of them is nil or NaN doesn't conflict with any
  /// other object. All other rules are the same as for a single property that is declared with `@Persisted(unique: true)`.
  open class var uniqueTogether: [[AnyKeyPath]] { [] }

  /// The classes that inherit from this class and share its table.
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
  /// - The class and its subclasses share a table, which has the name of the class and the properties of all of them. The
  ///   primary key must therefore be declared in the class. Properties with the same name in two subclasses are one property,
  ///   which both must declare in the same way. A unique property of a subclass must be optional.
  /// - Results, links, lists, sets and maps of the class contain objects of all these classes. Results, links and collections
  ///   of a subclass contain only objects of that subclass and of classes that inherit from it.
  /// - An object of a subclass that the program doesn't list, because a newer program added it, is read as an object of the
  ///   class. It keeps its values.
  /// - Each subclass must be listed here, or by a listed class, because Swift can't enumerate subclasses.
  ///
  /// Without a list, a class and each of its subclasses have separate tables, and share nothing but their declaration.
  open class var subclasses: [Object.Type] { [] }

  // RealmSwift's overrides. Only a member of the class itself lets the compiler say what to write instead of them.
  /// Not available: the primary key is declared with its property.
  @available(*, unavailable, message: "Declare the property as: @Persisted(primaryKey: true) var id: Int")
  open class func primaryKey() -> String? { nil }

  /// Not available: an index is declared with its property.
  @available(*, unavailable, message: "Declare the property as: @Persisted(indexed: true) var name: String")
  open class func indexedProperties() -> [String] { [] }

  /// Not available: a property without `@Persisted` is not stored.
  @available(*, unavailable, message: "Remove it: only properties with @Persisted are stored.")
  open class func ignoredProperties() -> [String] { [] }

  /// Not available: the name in the store is declared with its property.
  @available(
    *, unavailable, message: "Declare the property as: @Persisted(name: \"full_name\") var name: String"
  )
  open class func propertiesMapping() -> [String: String] { [:] }

  /// Not available: a class is stored when it is used, or listed.
  @available(*, unavailable, message: "Remove it, and list the classes in objectTypes.")
  open class func shouldIncludeInDefaultSchema() -> Bool { false }

  /// Whether the object was deleted, or the transaction that added it was rolled back. Always false for an object
  /// that was never added.
  public final var isInvalidated: Bool {
    if _context != nil, !_row.isCurrent { _rebind() }
    return _lacksRow
  }

  /// Whether the object belongs to a snapshot that never changes.
  public final var isFrozen: Bool { _context?.isFrozen ?? false }

  /// The names of the properties whose stored value is unknown to the program, for example the raw value of an enum case that a
  /// newer program wrote.
  ///
  /// Reading one of these properties returns nil or its default. Collections are not listed. O(number of properties).
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

  /// The value of a stored property by its name; nil if the value is nil, or if no stored property has this name.
  ///
  /// Assigning a value of another type, or to an unknown name, fails the write transaction. If the object isn't in a store, the
  /// program stops.
  public final subscript(property: String) -> Any? {
    get {
      // A class that can't be stored has no stored properties. The reason is thrown when an object of the class is added.
      (try? ObjectClass.of(type(of: self)))?.accessor(named: property)?.read(self)
    }
    set {
      guard let error = _assign(newValue, to: property) else { return }
      guard let _context else { stopProgram(error.message) }
      _ = _context.writing("Changing \(a: type(of: self))")
      return _context.fail(error)
    }
  }

  /// Assigns a value to a property.
  ///
  /// - Returns: the error if nothing was assigned.
  private final func _assign(_ value: Any?, to name: String) -> StoreError? {
    do throws(StoreError) {
      let found = try ObjectClass.of(type(of: self))
      guard let accessor = found.accessor(named: name) else { return found.noProperty(named: name) }
      try accessor.assign(value, to: self, of: found)
      return nil
    } catch { return error }
  }

  /// The state of the object's row.
  enum _RowState {
    case present
    /// The running transaction deleted the row. Rolling back the transaction, or a savepoint in it, restores the row.
    case deletedInTransaction
    case invalidated
  }

  final var _lacksRow: Bool { _rowState != .present }

  // MARK: Access by wrappers

  @usableFromInline enum _Access {
    case row, unmanaged
    case traced(_PathTracer)
  }

  final var _isManaged: Bool { _context != nil }

  /// Updates the address of the row and its columns, some of which may have been added since.
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

  /// Updates the address of the row for a write. If the row no longer exists, fails the transaction and returns false.
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

  /// Reports a read to the Observation framework, if the store tracks reads.
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

  /// Returns whether a handle can be read: the row has its column, or the handle needs none.
  final func _canRead(_ handle: Int) -> Bool {
    ColumnHandle.isComputed(handle) || ColumnHandle.column(handle) < _row.chunk?.layout.columns.count ?? 0
  }

  /// Returns the value of a property whose column doesn't exist in the store yet, or whose row can't be read.
  final func _unstoredValue<Value: PersistableProperty>(_ handle: Int) -> Value {
    let property = ColumnHandle.missingProperty(handle).flatMap { _binding?.objectClass.properties[$0] }
    return property?.declaredDefault(Value.self) ?? Value._initialValue()
  }

  @usableFromInline final func _readCell(_ column: Int) -> _StoredValue {
    _row.chunk?.value(ColumnID(column), at: _row.slot) ?? .null
  }

  /// Returns the collection that was previously returned for a column.
  final func _collection<Collection: AnyObject>(_ column: Int, as type: Collection.Type) -> Collection? {
    // In two steps, because Swift 6.3's optimiser casts the value of a missing key if this is one expression.
    guard let known = _collections?[column] else { return nil }
    return known as? Collection
  }

  final func _keepCollection(_ collection: AnyObject, _ column: Int) {
    _collections = _collections ?? [:]
    _collections?[column] = collection
  }

  /// Moves the object to another row of its chunk. Only for an object that nothing but the caller refers to.
  ///
  /// - Returns: false, without a change, if the row can't be reached in this way.
  final func _move(to row: RowKey) -> Bool {
    guard row.chunkIndex == _key.chunkIndex, _row.isCurrent, _rowState == .present,
      _row.move(to: row.slot)
    else { return false }
    _key = row
    if _collections != nil { _collections = nil }
    return true
  }

  /// Forgets everything that belongs to the row, before the object moves to another one.
  final func _forgetRow() {
    _collections = nil
    _rowState = .present
  }

  final func _writeCell(_ value: StoredValue, _ column: Int) { _writeCell(column) { _ in value } }

  final func _writeCell(_ column: Int, _ value: (_ModelContext) -> StoredValue) {
    guard let context = _context else { return }
    context.setValue(value(context), ColumnID(column), of: self)
  }

  /// Returns the declared default of a property.
  @usableFromInline final func _declaredDefault<Value: PersistableScalar>(_ column: Int) -> Value {
    _binding?.property(of: ColumnID(column))?.declaredDefault(Value.self) ?? Value._initialValue()
  }
}

extension Object {
  /// Returns whether two objects are one row of a store, in any two states of it.
  func isSameRow(as other: Object) -> Bool {
    _key == other._key && _binding?.table == other._binding?.table
      && _context?.engine === other._context?.engine
  }
}

extension Object: Hashable {
  /// Returns whether two objects are the same instance, or represent the same row of the same store.
  public static func == (lhs: Object, rhs: Object) -> Bool {
    if lhs === rhs { return true }
    guard let left = lhs._context, let right = rhs._context else { return false }
    // A key can be reused after its transaction was rolled back, so both objects must be updated before their keys are
    // compared.
    lhs._makeCurrent()
    rhs._makeCurrent()
    return left.engine === right.engine && lhs._key == rhs._key && lhs._binding?.table == rhs._binding?.table
      && left.isFrozen == right.isFrozen && !lhs._lacksRow && !rhs._lacksRow
  }

  /// Hashes the key of the row, or the identity of an object that isn't in a store.
  public func hash(into hasher: inout Hasher) {
    if _context == nil { hasher.combine(ObjectIdentifier(self)) } else { hasher.combine(_key) }
  }
}

extension Object: PersistableElement {
  /// The stored representation of a link to this class.
  public static var _elementKind: _PropertyKind { _PropertyKind(type: .link, target: self) }

  /// Returns the key of the object's row. An object that isn't in a store is added first.
  public static func _stored(_ value: Object, _ context: _ModelContext) -> _StoredValue {
    context.link(to: value, as: self)
  }
}

extension Object {
  /// Returns a stand-in for an unreadable object. Its ``isInvalidated`` is true.
  public static func _standIn(_ context: _ModelContext) -> Self { context.standIn(Self.self) }

  /// Returns the object of a stored link, or nil if it was deleted.
  public static func _element(_ stored: _StoredValue, _ context: _ModelContext) -> Self? {
    stored.linkedRow.flatMap { context.object(Self.self, $0) }
  }

  /// Returns the object of a link, or nil if the link is nil.
  public static func _readOptional(_ object: Object, _ column: Int) -> Self? {
    guard let context = object._context else { return nil }
    let stored = object._readCell(column)
    if let found = _element(stored, context) { return found }
    guard object._rowState == .invalidated, let row = stored.linkedRow else { return nil }
    return context.deletedPart(Self.self, row) as? Self
  }

  /// Returns the object of a traced link.
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Self? {
    tracer.object(Self.self, at: name)
  }
}

extension Object: CustomStringConvertible {
  private var propertyDescription: String {
    // A class that can't be stored is shown only by its name.
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

  /// Returns whether a value is or contains a NaN date, because Foundation stops the program when it describes one.
  private static func hasNoDescription(_ value: Any) -> Bool {
    if let date = value as? Date { return date.timeIntervalSinceReferenceDate.isNaN }
    let mirror = Mirror(reflecting: value)
    // Collections are shown only by their number of elements.
    if mirror.displayStyle == .class || value is Data { return false }
    return mirror.children.contains { hasNoDescription($0.value) }
  }
}
