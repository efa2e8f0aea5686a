import SantaCore

/// A class that lists subclasses on two levels.
class Pet: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var name = ""
  @Persisted var age = 1
  @Persisted var friend: Pet?
  @Persisted(originProperty: "pets") var owners: LinkingObjects<PetOwner>
  override class var subclasses: [Object.Type] { [Cat.self, Dog.self] }

  convenience init(_ id: Int, _ name: String = "") {
    self.init()
    self.id = id
    self.name = name
  }
}

class Cat: Pet {
  @Persisted var lives = 9
  @Persisted var color: String?
  @Persisted(unique: true) var chip: Int?
  override class var subclasses: [Object.Type] { [Lion.self] }
}

final class Lion: Cat {
  @Persisted var prey: List<Pet>
}

final class Dog: Pet {
  @Persisted var tricks: List<String>
  @Persisted var color: String?
}

final class PetOwner: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var favourite: Pet?
  @Persisted var mouser: Cat?
  @Persisted var pets: List<Pet>
  @Persisted var cats: MutableSet<Cat>
  @Persisted var byName: Map<String, Pet?>
  @Persisted var collars: List<Collar>
}

/// An embedded class that lists a subclass.
class Collar: EmbeddedObject {
  @Persisted var size = 0
  override class var subclasses: [Object.Type] { [BellCollar.self] }
}

final class BellCollar: Collar {
  @Persisted var pitch = 440.0
}
