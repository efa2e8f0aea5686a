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
  public var objectSchema: ObjectSchema {
    let name = Self.storedName
    if let known = store?.schema.types.first(where: { $0.name == name }) { return known }
    let location = Store.Configuration.Location.inMemory("schema of \(name) \(UUID())")
    let schema = orStop {
      try Store(configuration: Store.Configuration(location: location, objectTypes: [Self.self])).schema
    }
    guard let found = schema[name] else { stop("\(name) is not stored.") }
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
  public func value(forKeyPath path: String) -> Any? {
    let names = path.split(separator: ".").map(String.init)
    guard let last = names.last else { return nil }
    return target(along: names.dropLast())?[last]
  }

  /// Assigns a property at the end of names of links, as in `"owner.name"`. A name of RealmSwift.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    let names = path.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    target(along: names.dropLast())?[last] = value
  }

  private func target(along names: ArraySlice<String>) -> Object? {
    names.reduce(self) { object, name in object?[name] as? Object }
  }
}

extension _Observed {
  /// Calls back for some key paths. With nil, it calls back for all changes.
  public func observe(
    keyPaths: [PartialKeyPath<Self>]?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    self.SantaStore::observe(keyPaths.map { .only($0) } ?? .all, isolation: isolation, block)
  }

  /// Calls back on a serial queue for some key paths. With nil, it calls back for all changes.
  public func observe(
    keyPaths: [PartialKeyPath<Self>]?, on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    self.SantaStore::observe(keyPaths.map { .only($0) } ?? .all, on: queue, block)
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

  /// Calls back on a serial queue for key paths by name, as in `"link.value"`. The program stops for an unknown name.
  public func observe(
    keyPaths: [String], on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    orStop { try self.SantaStore::observe(.init(named: keyPaths, of: type(of: self)), on: queue, block) }
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
