import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Ranges of integers.
struct IntegerRangeTests {
  private static let numbers: [Int64] = [
    .min, .min + 1, -70_000, -32_768, -129, -128, -1, 0, 1, 127, 128, 255, 256, 32_767, 65_535, 70_000,
    .max - 1, .max,
  ]

  /// Checks that a range of cells contains exactly the cells whose integers are in the range.
  private func expectExact<Cell: FixedWidthInteger & UnsignedInteger>(
    _ cells: IntegerRange.Cells<Cell>?, among integers: [(cell: Cell, isWanted: Bool)], _ what: String
  ) {
    for (cell, isWanted) in integers {
      let isFound = cells.map { cell &- $0.low <= $0.span } ?? false
      #expect(isFound == isWanted, "\(what), cell \(cell)")
    }
  }

  @Test("Exactly the cells whose integers are in the range are found, in every width")
  func cells() {
    for lower in Self.numbers {
      for upper in Self.numbers where lower <= upper {
        let range = IntegerRange(lower...upper)
        func check<Number: SignedInteger & FixedWidthInteger, Cell: UnsignedInteger & FixedWidthInteger>(
          _ type: Number.Type, _ cell: Cell.Type
        ) {
          let known = Self.numbers.compactMap { Number(exactly: $0) }
          expectExact(
            range.cells(),
            among: known.map { (Cell(truncatingIfNeeded: $0), (lower...upper).contains(Int64($0))) },
            "\(lower)...\(upper) of \(type)")
        }
        check(Int8.self, UInt8.self)
        check(Int16.self, UInt16.self)
        check(Int32.self, UInt32.self)
        check(Int64.self, UInt64.self)
        for number in Self.numbers {
          #expect(range.contains(UInt64(bitPattern: number)) == (lower...upper).contains(number))
          let distances: [UInt8] = [0, 1, 2, 127, 128, 254, 255]
          let counted: [(UInt8, Bool)] = distances.compactMap { distance in
            let (sum, isOver) = number.addingReportingOverflow(Int64(distance))
            return isOver ? nil : (distance, (lower...upper).contains(sum))
          }
          expectExact(
            range.cells(countedFrom: UInt64(bitPattern: number)), among: counted,
            "\(lower)...\(upper), counted from \(number)")
        }
      }
    }
  }

  @Test("Unsigned integers are ordered as unsigned")
  func unsigned() throws {
    let range = IntegerRange(5...(.max - 1) as ClosedRange<UInt64>)
    #expect(
      [0, 4, 5, 1 << 63, .max - 1, .max].map { range.contains($0) } == [
        false, false, true, true, true, false,
      ])
    let narrow: IntegerRange.Cells<UInt16>? = range.cells()
    #expect(narrow == IntegerRange.Cells(low: 5, span: .max - 5))
    let high: IntegerRange.Cells<UInt8>? = range.cells(countedFrom: .max - 3)
    #expect(high == IntegerRange.Cells(low: 0, span: 2))
    #expect((range.cells(countedFrom: .max) as IntegerRange.Cells<UInt8>?) == nil)
    let both = try #require(range.intersection(IntegerRange(0...7 as ClosedRange<UInt64>)))
    #expect([4, 5, 7, 8].map { both.contains($0) } == [false, true, true, false])
    #expect(range.intersection(IntegerRange(0...4 as ClosedRange<UInt64>)) == nil)
  }
}
