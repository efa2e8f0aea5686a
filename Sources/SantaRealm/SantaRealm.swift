// The module for programs that were written for RealmSwift: the object store, with RealmSwift's names for it. Functions that
// take a string don't throw here. They stop the program with the message of the error, as RealmSwift does.

@_exported public import Dispatch
@_exported public import SantaStore

// A program that imports RealmSwift has these types without another import.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif

/// The name of the module RealmSwift, for programs that qualify types with it, as in `RealmSwift.List<Dog>`.
public enum RealmSwift {
  /// RealmSwift's name of ``Store``.
  public typealias Realm = Store
  /// The base class of stored objects.
  public typealias Object = SantaStore.Object
  /// The base class of objects that are parts of others.
  public typealias EmbeddedObject = SantaStore.EmbeddedObject
  /// A list in an object.
  public typealias List<Element: PersistableElement> = SantaStore.List<Element>
  /// A set in an object.
  public typealias MutableSet<Element: PersistableElement & Hashable> = SantaStore.MutableSet<Element>
  /// A map in an object.
  public typealias Map<Key: PersistableMapKey, Value: PersistableMapValue> = SantaStore.Map<Key, Value>
  /// The objects that link to an object.
  public typealias LinkingObjects<Origin: SantaStore.Object> = SantaStore.LinkingObjects<Origin>
  /// Live objects of a store.
  public typealias Results<Element: SantaStore.Object> = SantaStore.Results<Element>
  /// A condition.
  public typealias Query<Value> = SantaStore.Query<Value>
  /// A property of an object that is stored.
  public typealias Persisted<Value: PersistableProperty> = SantaStore.Persisted<Value>
  /// A running migration.
  public typealias Migration = SantaStore.Migration
  /// An observation, which ends when it is released.
  public typealias NotificationToken = SantaStore.NotificationToken
  /// The name and the direction of a sort.
  public typealias SortDescriptor = SantaRealm::SortDescriptor
  /// A unique identifier of 12 bytes.
  public typealias ObjectId = SantaRealm::ObjectId
}
