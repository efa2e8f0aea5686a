import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Preconditions between parts of the library, which a program can't violate. When one is violated nevertheless, the program
/// must stop instead of accessing invalid memory.
struct InternalPreconditionTests {
  private func expect(_ sentence: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(sentence))
  }

  /// Two members of a collection.
  private static var pair: SequenceTree<Member> {
    SequenceTree(
      [1, 2].map { Member(row: RowKey(rawValue: $0), position: SourcePosition(rawValue: $0)) }, version: .zero
    )
  }

  @Test("A sequence is read within its bounds")
  func readingSequence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.pair[2]
    }
    expect("Index 2 is out of the range 0..<2.", in: result)
  }

  @Test("A sequence is assigned to within its bounds")
  func assigningToSequence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var pair = Self.pair
      pair.set(pair[0], at: -1, version: .zero)
    }
    expect("Index -1 is out of the range 0..<2.", in: result)
  }

  @Test("A sequence grows within its bounds or at its end")
  func insertingIntoSequence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var pair = Self.pair
      pair.insert(pair[0], at: 3, version: .zero)
    }
    expect("Index 3 is out of the range 0...2.", in: result)
  }

  @Test("A sequence only removes elements that it has")
  func removingFromSequence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var empty = SequenceTree<Member>()
      empty.remove(at: 0, version: .zero)
    }
    expect("Index 0 is out of the range 0..<0.", in: result)
  }

  @Test("A bucket is only read at its entries")
  func readingBucket() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = HashBucket.make(version: .zero)[0]
    }
    expect("A bucket has no entry 0.", in: result)
  }

  @Test("A bucket takes no more entries than it has room for")
  func fillingBucket() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let bucket = HashBucket.make(version: .zero, capacity: 2)
      for row in 1...3 { bucket.append(7, RowKey(rawValue: UInt64(row))) }
    }
    expect("A full bucket is copied before it takes another entry.", in: result)
  }

  @Test("A chunk takes values of its columns' types")
  func storingOtherType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let columns = [ColumnDefinition(name: "height", type: .double)]
      let chunk = Chunk(layout: ChunkLayout(columns: columns, capacity: 4), version: .zero)
      chunk.setValue(.string("tall"), ColumnID(0), at: 0)
    }
    expect("A value of another type reached column height.", in: result)
  }

  @Test("A field of a block is read within the block")
  func readingBeyondBlock() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let file = MappedFile("a segment in memory", contents: Array(repeating: 0, count: 24))
      let block = unsafe Block(
        reference: BlockReference(segment: SegmentNumber(rawValue: 1), offset: 0), kind: .chunk, file: file,
        bytes: file.bytes)
      _ = block.load(20, as: UInt64.self)
    }
    expect("A field is within its block.", in: result)
  }

  @Test("A store does not advance within a write transaction")
  func advancingWithinWrite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let store = try Scene.tenRows().store
      store.beginWrite()
      store.context.move(to: store.context.snapshot)
    }
    expect("A store can't move to another state during a write transaction.", in: result)
  }
}
