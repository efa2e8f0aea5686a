import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Embedded objects.
struct EmbeddedObjectTests {
  final class Wheel: EmbeddedObject {
    @Persisted var size = 0
    @Persisted var spokes: List<Wheel>
    @Persisted(originProperty: "wheels") var carts: LinkingObjects<Cart>

    convenience init(_ size: Int, spokes: [Wheel] = []) {
      self.init()
      self.size = size
      self.spokes.append(contentsOf: spokes)
    }
  }

  final class Cart: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var spare: Wheel?
    @Persisted var wheels: List<Wheel>
    @Persisted var named: Map<String, Wheel?>

    convenience init(_ id: Int) {
      self.init()
      self.id = id
    }
  }

  private func memory(_ types: [Object.Type]? = nil) throws -> Store {
    try Store.temporary(types)
  }

  private func code(_ body: () throws -> Void) -> StoreError.Code? {
    do { try body() } catch { return (error as? StoreError)?.code }
    return nil
  }

  private func sizes(_ store: Store) -> [Int] {
    store.context.snapshot.checkInvariants()
    return store.objects(Wheel.self).map(\.size).sorted()
  }

  /// Regression test: changing a list used to read all of its elements, and so did each process that applied the change. A
  /// damaged block in the middle of the list shows whether it is read.
  @Test("Changing elements of a long list does not read the others, nor does applying the change elsewhere")
  func longList() throws {
    let directory = try TemporaryDirectory()
    func open() throws -> Store {
      try directory.openStore([Cart.self])
    }
    try {
      let store = try open()
      let cart = Cart(1)
      cart.wheels.append(contentsOf: (0..<2_000).map { Wheel($0) })
      for name in ["left", "right"] { cart.named[name] = Wheel(2_000) }
      try store.write { store.add(cart) }
      try store.compact()
    }()
    let middle = try { () throws -> BlockReference in
      let list = try #require(try open().object(ofType: Cart.self, forPrimaryKey: 1)?.wheels)
      return try #require(list.location?.tree.root?.children[8].reference)
    }()
    let name = "segments/\(middle.segment.rawValue)"
    var segment = try directory.read(name)
    segment[middle.offset + 30] ^= 1
    try directory.write(segment, to: name)
    for round in 1...3 {
      let store = try open()
      let cart = try #require(store.object(ofType: Cart.self, forPrimaryKey: 1))
      try store.write {
        cart.wheels.append(contentsOf: [Wheel(-1), Wheel(-2)])
        cart.wheels.insert(Wheel(-3), at: 0)
        cart.wheels.remove(at: 1)
        cart.wheels[1] = Wheel(-4)
        cart.named["left"] = Wheel(-5)
        cart.named["right"] = nil
      }
      #expect(cart.wheels.count == 2_000 + 2 * round && store.failure == nil)
      #expect(store.objects(Wheel.self).count == 2_001 + 2 * round)
    }
    #expect(try StoreVerification(of: directory.url).damageCount > 0)
  }

  @Test("An embedded object is added with its owner, and deleted when it is removed from it")
  func ownership() throws {
    let store = try memory()
    let cart = Cart(1)
    cart.spare = Wheel(1, spokes: [Wheel(11, spokes: [Wheel(111)])])
    cart.wheels.append(contentsOf: [Wheel(2), Wheel(3), Wheel(4)])
    cart.named["left"] = Wheel(5)
    try store.write { store.add(cart) }
    #expect(sizes(store) == [1, 2, 3, 4, 5, 11, 111])
    let first = cart.wheels[0]
    #expect(first.carts.first == cart)
    try store.write { cart.spare = Wheel(6) }
    #expect(sizes(store) == [2, 3, 4, 5, 6])
    try store.write {
      cart.spare = nil
      cart.wheels[1] = Wheel(7)
      cart.wheels.remove(at: 0)
      cart.named["left"] = Wheel(8)
      cart.named["right"] = Wheel(9)
    }
    #expect(sizes(store) == [4, 7, 8, 9] && first.isInvalidated && first.size == 2)
    let kept = cart.wheels[1]
    try store.write {
      cart.wheels = List(cart.wheels.reversed())
      cart.wheels.move(from: 0, to: 1)
      cart.named["right"] = nil
    }
    #expect(sizes(store) == [4, 7, 8] && !kept.isInvalidated && cart.wheels.contains(kept))
    try store.write { store.delete(cart.wheels[0]) }
    #expect(cart.wheels.count == 1 && sizes(store).count == 2)
    try store.write { if let wheel = cart.named["left"] { store.delete(wheel) } }
    #expect(cart.named.containsKey("left") && cart.named["left"] == nil)
    try store.write { store.delete(cart) }
    #expect(sizes(store) == [] && cart.isInvalidated)
  }

  @Test("An embedded object has exactly one owner")
  func refusals() throws {
    let store = try memory()
    let (cart, other) = (Cart(1), Cart(2))
    cart.spare = Wheel(1)
    cart.wheels.append(Wheel(2))
    try store.write { store.add([cart, other]) }
    let wheel = cart.wheels[0]
    #expect(code { try store.write { store.add([Wheel(3) as Object]) } } == .embeddedObject)
    #expect(code { try store.write { _ = store.create(Wheel.self) } } == .embeddedObject)
    for mistake: () -> Void in [
      { other.spare = wheel }, { cart.spare = wheel }, { other.wheels.append(wheel) },
      { cart.wheels.append(wheel) }, { cart.wheels[0] = cart.spare ?? Wheel() }, { other.named["a"] = wheel },
      { other.wheels = cart.wheels }, { cart.wheels = [wheel, wheel] },
      {
        cart.named["a"] = Wheel(5)
        cart.named["b"] = cart.named["a"]
      },
      { wheel.spokes.append(wheel) },
      {
        let (one, two) = (Wheel(7), Wheel(8))
        one.spokes.append(two)
        two.spokes.append(one)
        other.spare = one
      },
      {
        let shared = Wheel(9)
        let (one, two) = (Cart(3), Cart(4))
        (one.spare, two.spare) = (shared, shared)
        store.add([one, two])
      },
    ] {
      #expect(code { try store.write(mistake) } == .embeddedObject)
      #expect(sizes(store) == [1, 2])
    }
    try store.write {
      cart.spare = cart.spare
      cart.wheels[0] = wheel
      cart.wheels = cart.wheels
    }
    #expect(sizes(store) == [1, 2] && !wheel.isInvalidated)
  }

  @Test("Owners have their parts after a rollback, a reopening, freezing, and a change by another process")
  func lifetimes() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [Cart.self])
    let store = try Store(configuration: configuration)
    let other = Store(
      LiveStore(
        configuration: configuration, engine: try Engine(directory: directory.path, isReadOnly: false),
        isolation: .thread))
    let cart = Cart(1)
    cart.spare = Wheel(1, spokes: [Wheel(10)])
    cart.wheels.append(Wheel(2))
    try store.write { store.add(cart) }
    let (spare, frozen) = (try #require(cart.spare), cart.freeze())
    store.beginWrite()
    cart.spare = Wheel(3)
    cart.wheels.removeAll()
    #expect(spare.isInvalidated)
    store.cancelWrite()
    #expect(cart.spare?.size == 1 && cart.wheels.map(\.size) == [2] && sizes(store) == [1, 2, 10])
    other.refresh()
    let there = try #require(other.objects(Cart.self).first)
    try other.write {
      there.spare = nil
      there.wheels.append(Wheel(4))
    }
    store.refresh()
    #expect(sizes(store) == [2, 4] && cart.spare == nil && cart.wheels.map(\.size) == [2, 4])
    #expect(frozen.spare?.spokes.map(\.size) == [10])
    try store.write {
      let again = Cart(1)
      again.spare = Wheel(5)
      store.add(again, update: .modified)
    }
    #expect(sizes(store) == [5])
    let reopened = try Engine(directory: directory.path, isReadOnly: false)
    #expect(reopened.latest.contents == store.context.snapshot.contents)
    reopened.latest.checkInvariants()
    try store.write { store.deleteAll() }
    #expect(sizes(store) == [])
  }

  final class Keyed: EmbeddedObject {
    @Persisted(primaryKey: true) var id: Int
  }
  final class WithSet: Object {
    @Persisted var parts: MutableSet<Wheel>
  }

  @Test("An embedded class can't have a primary key, and can't be in sets")
  func declarations() {
    for type in [Keyed.self, WithSet.self] as [Object.Type] {
      #expect(code { _ = try memory([type]) } == .invalidConfiguration)
    }
  }

  @Test("An object of a subclass is refused if the property declares its superclass")
  func inheritingClass() throws {
    let store = try memory()
    let garage = Garage()
    garage.vehicle = Sledge()
    #expect(code { try store.write { store.add(garage) } } == .valueOutOfRange)
    #expect(store.objects(Sledge.self).isEmpty)
  }

  final class Garage: Object {
    @Persisted var vehicle: Vehicle?
  }
}
