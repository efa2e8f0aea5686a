import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// Long lists.
struct LongListTests {
  final class Sleigh: Object {
    @Persisted var presents: List<Present>
    @Persisted var weights: List<Int>
    @Persisted var distances: List<Double>
    @Persisted var labels: List<String>
    @Persisted var stages: List<Stage>
    @Persisted var optionals: List<Int?>
    @Persisted var kinds: MutableSet<Int>
    @Persisted var ranked: Map<String, Present?>
  }
  final class Present: Object {
    @Persisted var number = 0
    @Persisted(originProperty: "presents") var sleighs: LinkingObjects<Sleigh>

    convenience init(_ number: Int) {
      self.init()
      self.number = number
    }
  }
  enum Stage: Int, PersistableEnum {
    case packed, delivered

    // An enum may define all its cases as equal.
    static func == (left: Stage, right: Stage) -> Bool { true }
  }

  private let store: Store
  private let sleigh = Sleigh()

  init() throws {
    store = try Store.temporary()
    try store.write { store.add(sleigh) }
  }

  private func numbers() -> [Int] { sleigh.presents.map(\.number) }

  @Test("Appending many objects adds those that are new, and links to all of them, also to one twice")
  func appendingObjects() throws {
    let first = Present(0)
    try store.write {
      store.add(first)
      sleigh.presents.append(first)
      sleigh.presents.append(contentsOf: (1..<500).map { Present($0) } + [first])
      #expect(numbers() == Array(0..<500) + [0])
    }
    store.context.snapshot.checkInvariants()
    #expect(numbers() == Array(0..<500) + [0])
    #expect(store.objects(Present.self).count == 500)
    #expect(sleigh.presents.allSatisfy { $0.sleighs.count == 1 })
    // Deleting the object finds both of its elements by their links.
    try store.write { store.delete(first) }
    #expect(numbers() == Array(1..<500))
  }

  @Test(
    "An object that is appended has its link at once, and none if the list or the transaction does not keep it"
  )
  func linksOfAppendedObjects() throws {
    let presents = (0..<50).map { Present($0) }
    try store.write { for present in presents { store.add(present) } }
    try store.write {
      for present in presents {
        sleigh.presents.append(present)
        if present.number.isMultiple(of: 3) { #expect(present.sleighs.count == 1) }
      }
      for _ in 0..<10 { sleigh.presents.removeLast() }
      #expect(presents.allSatisfy { $0.sleighs.count == ($0.number < 40 ? 1 : 0) })
      for present in presents[..<5] { store.delete(present) }
      #expect(numbers() == Array(5..<40))
    }
    store.context.snapshot.checkInvariants()
    try store.write {
      for present in presents[40...] { sleigh.presents.append(present) }
      store.cancelWrite()
    }
    #expect(presents[40...].allSatisfy { $0.sleighs.isEmpty } && numbers() == Array(5..<40))
    store.context.snapshot.checkInvariants()
  }

  @Test("A list is invalid once its owner is deleted, in the midst of changes, and has its last elements")
  func deletingTheOwnerMeanwhile() throws {
    let (weights, kinds, ranked) = (sleigh.weights, sleigh.kinds, sleigh.ranked)
    #expect(throws: StoreError.self) {
      try store.write {
        for number in 0..<20 {
          weights.append(number)
          kinds.insert(number)
          ranked["\(number)"] = Present(number)
        }
        store.delete(sleigh)
        #expect(weights.isInvalidated && kinds.isInvalidated && ranked.isInvalidated)
        #expect(Array(weights) == Array(0..<20) && Array(kinds) == Array(0..<20) && ranked.count == 20)
        weights.append(20)
      }
    }
    #expect(weights.isEmpty && !weights.isInvalidated && store.objects(Present.self).isEmpty)
  }

  @Test("Appending a list to itself doubles its elements")
  func appendingItself() throws {
    try store.write {
      sleigh.weights.append(contentsOf: 0..<100)
      sleigh.weights.append(contentsOf: sleigh.weights)
    }
    #expect(Array(sleigh.weights) == Array(0..<100) + Array(0..<100))
  }

  @Test("Removing all objects removes their links, and leaves those of other lists")
  func removingAll() throws {
    let other = Sleigh()
    let presents = (0..<300).map { Present($0) }
    try store.write {
      store.add(other)
      sleigh.presents.append(contentsOf: presents)
      other.presents.append(contentsOf: presents.reversed())
    }
    try store.write { sleigh.presents.removeAll() }
    store.context.snapshot.checkInvariants()
    #expect(sleigh.presents.isEmpty && other.presents.count == 300)
    #expect(presents.allSatisfy { $0.sleighs.map { $0 } == [other] })
    try store.write {
      for present in presents { sleigh.ranked["\(present.number)"] = present }
      sleigh.ranked.removeAll()
      sleigh.kinds.formUnion(0..<300)
      sleigh.kinds.removeAll()
    }
    store.context.snapshot.checkInvariants()
    #expect(sleigh.ranked.isEmpty && sleigh.kinds.isEmpty)
  }

  @Test("An observer is notified of appended and removed elements, in one change set each")
  func changeSets() throws {
    let recorder = CollectionRecorder<List<Int>> { "\($0)" }
    let token = sleigh.weights.observe { recorder.record($0) }
    store.refresh()
    #expect(recorder.take() == [.initial(count: 0)])
    try store.write { sleigh.weights.append(contentsOf: 0..<200) }
    store.refresh()
    #expect(recorder.take() == [.update(deletions: [], insertions: Array(0..<200), modifications: [])])
    try store.write { sleigh.weights.removeAll() }
    store.refresh()
    #expect(recorder.take() == [.update(deletions: Array(0..<200), insertions: [], modifications: [])])
    #expect(recorder.problems == [])
    token.invalidate()
  }

  @Test(
    "An iteration visits the elements that the list had when it began, without objects that were deleted since"
  )
  func changingWhileIterating() throws {
    try store.write {
      sleigh.presents.append(contentsOf: (0..<200).map { Present($0) })
      sleigh.weights.append(contentsOf: 0..<200)
      var visited: [Int] = []
      for present in sleigh.presents {
        visited.append(present.number)
        if present.number == 10 { store.delete(sleigh.presents[150]) }
        if present.number == 20 { sleigh.presents.remove(at: 30) }
        sleigh.presents.append(present)
      }
      #expect(visited == (0..<200).filter { $0 != 150 })
      var weights: [Int] = []
      for weight in sleigh.weights {
        weights.append(weight)
        sleigh.weights.removeFirst()
        sleigh.weights.append(-weight)
      }
      #expect(weights == Array(0..<200))
    }
  }

  @Test("Finding an element compares it as its type does")
  func finding() throws {
    try store.write {
      sleigh.weights.append(contentsOf: (0..<200).map { $0 % 150 })
      sleigh.distances.append(contentsOf: [-0.0, .nan])
      sleigh.labels.append(contentsOf: ["caf\u{E9}"])
      sleigh.stages.append(contentsOf: [.packed])
      sleigh.optionals.append(contentsOf: [nil, 1])
      sleigh.presents.append(contentsOf: (0..<200).map { Present($0) })
    }
    #expect(sleigh.weights.firstIndex(of: 149) == 149 && sleigh.weights.contains(20))
    #expect(sleigh.weights.firstIndex(of: 150) == nil && !sleigh.weights.contains(150))
    #expect(sleigh.distances.firstIndex(of: 0) == 0 && !sleigh.distances.contains(.nan))
    #expect(sleigh.labels.contains("cafe\u{301}"))
    #expect(sleigh.stages.contains(.delivered))
    #expect(sleigh.optionals.firstIndex(of: nil) == 0 && sleigh.optionals.contains(1))
    let last = try #require(sleigh.presents.last)
    #expect(sleigh.presents.firstIndex(of: last) == 199 && sleigh.presents.contains(last))
    #expect(!sleigh.presents.contains(Present(199)))
    #expect(List([3, 4]).firstIndex(of: 4) == 1)
    try store.write { store.delete(last) }
    #expect(!sleigh.presents.contains(last))
  }

  @Test("Appending an embedded object twice fails the transaction, also in one call")
  func embedded() {
    let cart = EmbeddedObjectTests.Cart(1)
    let wheel = EmbeddedObjectTests.Wheel(1)
    #expect(throws: StoreError.self) {
      try store.write {
        store.add(cart)
        cart.wheels.append(contentsOf: [wheel, wheel])
      }
    }
  }
}
