import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Lists that are assigned and iterated.
struct ListAssignmentTests {
  final class Sky: Object { @Persisted var numbers: List<Int> }
  final class Sea: Object { @Persisted var numbers: List<Int> }

  @Test("A list of another class's object, of the same row and column, replaces the elements")
  func otherClass() throws {
    let store = try Store.temporary()
    let (sky, sea) = (Sky(), Sea())
    sky.numbers.append(contentsOf: [1, 2, 3])
    sea.numbers.append(4)
    try store.write { store.add([sky, sea]) }
    #expect(sky._key == sea._key)
    try store.write { sea.numbers = sky.numbers }
    #expect(Array(sea.numbers) == [1, 2, 3] && Array(sky.numbers) == [1, 2, 3])
    try store.write { sky.numbers = sky.numbers }
    #expect(Array(sky.numbers) == [1, 2, 3])
  }

  // The test writes in the transaction that created the list, so the elements are changed in place.
  @Test("Emptying a list of values during an iteration visits the elements that it had at the start")
  func removingWhileIterating() throws {
    let store = try Scene().store
    var visited: [Int] = []
    try store.write {
      let owner = Owner()
      store.add(owner)
      owner.numbers.append(contentsOf: 0..<10)
      for number in owner.numbers {
        visited.append(number)
        owner.numbers.removeAll()
      }
      #expect(owner.numbers.isEmpty)
    }
    #expect(visited == Array(0..<10))
  }
}
