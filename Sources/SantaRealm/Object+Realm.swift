public import Dispatch

extension Object {
  /// Creates an object with values by the names of its properties. The program stops for values that don't fit.
  public convenience init(value: [String: Any]) {
    do { try self.SantaStore::init(value: value) } catch { stop(error) }
  }

  /// Creates a copy of an object. The program stops for an object of another class.
  public convenience init(value object: Object) {
    do { try self.SantaStore::init(value: object) } catch { stop(error) }
  }

  /// The name of the class in a store. RealmSwift's name of ``storedName``.
  public class func className() -> String { storedName }

  /// The class as a store describes it. A name of RealmSwift.
  ///
  /// A class that shares a table with the superclass that lists it is described together with that class.
  public var objectSchema: ObjectSchema {
    // The superclasses that list their subclasses, of which one has the table.
    let superclasses = sequence(first: Self.self as AnyClass) { _getSuperclass($0) }.dropFirst()
      .compactMap { $0 as? Object.Type }.filter { !$0.subclasses.isEmpty }
    let names = [Self.storedName] + superclasses.map(\.storedName)
    func type(in schema: StoreSchema) -> ObjectSchema? { names.lazy.compactMap { schema[$0] }.first }
    if let known = store.flatMap({ type(in: $0.schema) }) { return known }
    let location = Store.Configuration.Location.inMemory("schema of \(Self.storedName) \(UUID())")
    let schema = orStop {
      try Store(configuration: Store.Configuration(location: location, objectTypes: [Self.self])).schema
    }
    guard let found = type(in: schema) else { stop("\(Self.storedName) is not stored.") }
    return found
  }

  /// Whether this object and another one represent the same row of the same store. RealmSwift's name of `==`.
  public func isSameObject(as object: Object?) -> Bool { self == object }

  /// Whether something is an object that equals this one. RealmSwift's name of `==`.
  public func isEqual(_ other: Any?) -> Bool { (other as? Object) == self }

  /// The value of a property by its name. RealmSwift's name of ``subscript(_:)``.
  public func value(forKey name: String) -> Any? { self[name] }

  /// Assigns a property by its name. RealmSwift's name of ``subscript(_:)``.
  public func setValue(_ value: Any?, forKey name: String) { self[name] = value }

  /// The value at the end of names of links and a property, as in `"owner.name"`. A name of RealmSwift.
  ///
  /// If a name on the way is that of a collection of objects, the result is an array with the value for each of them, as
  /// `[Any?]`, which can be cast to `[String]` if all are strings. Behind the collection, `@count`, `@min.age`, `@max.age`,
  /// `@sum.age` and `@avg.age` are the result for all of them. Behind the name of a map with strings as keys comes a key, as in
  /// `"pets.best.name"`. The program stops for a property on the way that has neither objects nor a link.
  public func value(forKeyPath path: String) -> Any? {
    value(along: path.split(separator: ".").map(String.init)[...])
  }

  /// Assigns a property at the end of names of links, as in `"owner.name"`. A name of RealmSwift.
  ///
  /// If a name on the way is that of a collection of objects, the property is assigned in each of them. If a link on the way is
  /// nil, nothing is assigned. The program stops for a property on the way that has neither objects nor a link.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    setValue(value, along: path.split(separator: ".").map(String.init)[...])
  }

  func value(along names: ArraySlice<String>) -> Any? {
    guard let name = names.first else { stop("The key path has no name.") }
    guard names.count > 1 else { return self[name] }
    let rest = names.dropFirst()
    if let map = self[name] as? any TextKeyed, let key = rest.first {
      let value = map.value(forText: key)
      if rest.count == 1 { return value }
      if value == nil { return nil }
      guard let object = value as? Object else { stop("A key path can't go on behind \(name).\(key).") }
      return object.value(along: rest.dropFirst())
    }
    switch targets(name) {
    case .none: return nil
    case .one(let object): return object.value(along: rest)
    case .all(let objects): return KeyPathOperator.value(of: objects, along: rest)
    }
  }

  private func setValue(_ value: Any?, along names: ArraySlice<String>) {
    guard let name = names.first else { stop("The key path has no name.") }
    guard names.count > 1 else { return self[name] = value }
    if names.count > 2, let map = self[name] as? any TextKeyed {
      let names = names.dropFirst()
      (map.value(forText: names.first ?? "") as? Object)?.setValue(value, along: names.dropFirst())
      return
    }
    switch targets(name) {
    case .none: return
    case .one(let object): object.setValue(value, along: names.dropFirst())
    case .all(let objects): for object in objects { object.setValue(value, along: names.dropFirst()) }
    }
  }

  /// Returns the objects to which a property leads.
  private func targets(_ name: String) -> Targets {
    guard let value = self[name] else { return .none }
    if let object = value as? Object { return .one(object) }
    func objects(_ sequence: some Sequence) -> [Object]? {
      var objects: [Object] = []
      for element in sequence {
        guard let object = element as? Object else { return nil }
        objects.append(object)
      }
      return objects
    }
    guard let sequence = value as? any Sequence, let objects = objects(sequence) else {
      stop("\(type(of: self)).\(name) is \(type(of: value)), so a key path can't go on behind it.")
    }
    return .all(objects)
  }
}

/// A map whose keys can be names in a key path.
private protocol TextKeyed {
  /// The value of a key; nil if there is none.
  func value(forText key: String) -> Any?
}

extension Map: TextKeyed where Key == String {
  fileprivate func value(forText key: String) -> Any? {
    guard let value = self[key] else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

/// The objects to which a property leads.
private enum Targets {
  case none
  case one(Object)
  case all([Object])
}

extension _Observed {
  /// Calls back for some key paths. With nil, it calls back for all changes.
  public func observe(
    keyPaths: [PartialKeyPath<Self>]?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    self.SantaStore::observe(keyPaths.map { .only($0) } ?? .all, isolation: isolation, block)
  }

  /// Calls back on a serial queue for some key paths, or on the actor on which this is called if there is no queue. Without key
  /// paths, it calls back for all changes.
  public func observe(
    keyPaths: [PartialKeyPath<Self>]?, on queue: DispatchQueue?,
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    guard let queue else { return observe(keyPaths: keyPaths, isolation: isolation, block) }
    return self.SantaStore::observe(keyPaths.map { .only($0) } ?? .all, on: queue, block)
  }

  /// Calls back on an actor for some key paths. RealmSwift's function is asynchronous; this one does not suspend. With nil, it calls back for all changes.
  public func observe<A: Actor>(
    keyPaths: [PartialKeyPath<Self>]?, on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) async -> NotificationToken {
    self.SantaStore::observe(keyPaths.map { .only($0) } ?? .all, on: actor, isolation: isolation, block)
  }

  /// Calls back for key paths by name, as in `"link.value"`. The program stops for an unknown name.
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    orStop {
      try self.SantaStore::observe(.init(named: keyPaths, of: type(of: self)), isolation: isolation, block)
    }
  }

  /// Calls back on a serial queue for key paths by name, as in `"link.value"`, or on the actor on which this is called if there is
  /// no queue. The program stops for an unknown name.
  public func observe(
    keyPaths: [String], on queue: DispatchQueue?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    guard let queue else { return observe(keyPaths: keyPaths, isolation: isolation, block) }
    return orStop {
      try self.SantaStore::observe(.init(named: keyPaths, of: type(of: self)), on: queue, block)
    }
  }

  /// Calls back on an actor for key paths by name, as in `"link.value"`. The program stops for an unknown name.
  public func observe<A: Actor>(
    keyPaths: [String], on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) async -> NotificationToken {
    orStop {
      try self.SantaStore::observe(
        .init(named: keyPaths, of: type(of: self)), on: actor, isolation: isolation, block)
    }
  }

  /// Calls back on a serial queue, or on the actor on which this is called if there is no queue.
  public func observe(
    on queue: DispatchQueue?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    guard let queue else { return observe(isolation: isolation, block) }
    return self.SantaStore::observe(on: queue, block)
  }

  /// Calls back on an actor. RealmSwift's function is asynchronous; this one does not suspend.
  public func observe<A: Actor>(
    on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) async -> NotificationToken { self.SantaStore::observe(on: actor, isolation: isolation, block) }
}

/// A class whose objects identify themselves in a list of SwiftUI. A name of RealmSwift.
///
/// A class that has an `id` is identified by that.
public protocol ObjectKeyIdentifiable: Identifiable, Object {}

extension ObjectKeyIdentifiable {
  /// The object itself, which equals other instances of the same row.
  public var id: Object { self }
}
