/// The class that objects inherit from which are parts of other objects.
///
/// ```swift
/// final class Address: EmbeddedObject {
///   @Persisted var street = ""
/// }
///
/// final class House: Object {
///   @Persisted var address: Address?
///   @Persisted var rooms: List<Room>                // Room: EmbeddedObject, too
///   @Persisted var keyHolders: Map<String, Person?>
/// }
/// ```
///
/// An embedded object is owned by exactly one to-one link, list or map, and is deleted with its owner, and as soon as
/// it is replaced there or taken out. It comes into a store with its owner, never by `add`; giving it to a second owner
/// fails the write transaction with `.embeddedObject`. It has no primary key.
open class EmbeddedObject: Object {}
