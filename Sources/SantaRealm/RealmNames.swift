/// RealmSwift's name of ``Store``.
public typealias Realm = Store

/// RealmSwift's name of ``Object``.
public typealias RealmSwiftObject = Object
/// RealmSwift's name of ``Object``, as the base class of all objects.
public typealias ObjectBase = Object
/// RealmSwift's name of ``EmbeddedObject``.
public typealias RealmSwiftEmbeddedObject = EmbeddedObject

/// RealmSwift's name of ``AnyPersistable``.
public typealias AnyRealmValue = AnyPersistable
/// RealmSwift's name of `Decimal`.
public typealias Decimal128 = Decimal

/// RealmSwift's name of ``CollectionChange``.
public typealias RealmCollectionChange = CollectionChange
/// RealmSwift's name of ``MapChange``.
public typealias RealmMapChange = MapChange
/// RealmSwift's name of ``SectionedResultsChange``.
public typealias RealmSectionedResultsChange = SectionedResultsChange

/// RealmSwift's name of ``Results``, for collections of objects of all kinds.
public typealias AnyRealmCollection<Element: Object> = Results<Element>
/// RealmSwift's name of a ``Map``, for functions that take any collection with keys.
public typealias RealmKeyedCollection = Map
/// RealmSwift's name of ``PersistableElement``.
public typealias RealmCollectionValue = PersistableElement
/// RealmSwift's name of the types that a store can fetch, which are the classes of objects.
public typealias RealmFetchable = Object
/// RealmSwift's name of the iterator of results.
public typealias RLMIterator<Element: Object> = Results<Element>.Iterator

/// RealmSwift's name of the block that migrates a store. It may throw.
public typealias MigrationBlock = Store.Configuration.MigrationBlock
/// RealmSwift's name of the block that gets each object of a class in a migration.
public typealias MigrationObjectEnumerateBlock = (
  _ oldObject: MigrationObject?, _ newObject: MigrationObject?
) -> Void
/// RealmSwift's name of a ``MigrationObject``.
public typealias DynamicObject = MigrationObject

/// RealmSwift's name of ``StoreSchema``.
public typealias Schema = StoreSchema
/// RealmSwift's name of a type in a ``StoreSchema``.
public typealias ObjectSchema = StoreSchema.ObjectType
/// RealmSwift's name of a property in a ``StoreSchema``.
public typealias Property = StoreSchema.Property

extension Store {
  /// RealmSwift's name of ``SantaStore/UpdatePolicy``.
  public typealias UpdatePolicy = SantaStore::UpdatePolicy
  /// RealmSwift's name of ``StoreError``.
  public typealias Error = StoreError
}
