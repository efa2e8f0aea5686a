import Testing

@testable import SantaStore

/// Fails a test if a structure violates an invariant.
private func expectWhole(_ sourceLocation: SourceLocation, _ look: (Verification) -> Void) {
  let verification = Verification(origin: "memory")
  look(verification)
  #expect(verification.damages == [], sourceLocation: sourceLocation)
}

// Verification of each structure, after every step of the randomised tests.

extension Snapshot {
  func checkInvariants(_ sourceLocation: SourceLocation = #_sourceLocation) {
    expectWhole(sourceLocation) { verify($0) }
  }
}

extension RadixTree {
  func checkInvariants(_ sourceLocation: SourceLocation = #_sourceLocation) {
    expectWhole(sourceLocation) { verify($0) }
  }
}

extension SequenceTree {
  func checkInvariants(_ sourceLocation: SourceLocation = #_sourceLocation) {
    expectWhole(sourceLocation) { verify($0) }
  }
}

extension HashIndex {
  func checkInvariants(_ sourceLocation: SourceLocation = #_sourceLocation) {
    expectWhole(sourceLocation) { verification in
      verify(
        verification, nil as ((RowKey) -> StoredValue?)?, HashIndex.hash, what: "the index of primary keys")
    }
  }
}

extension OrderedIndex {
  func checkInvariants(_ sourceLocation: SourceLocation = #_sourceLocation) {
    expectWhole(sourceLocation) { verify($0) }
  }
}

extension Backlinks {
  func checkInvariants(_ sourceLocation: SourceLocation = #_sourceLocation) {
    expectWhole(sourceLocation) { verify($0) }
  }
}

extension LiveQuery {
  func checkInvariants(_ sourceLocation: SourceLocation = #_sourceLocation) {
    expectWhole(sourceLocation) { verify($0) }
  }
}

extension ObserverIntervals {
  func checkInvariants(_ sourceLocation: SourceLocation = #_sourceLocation) {
    expectWhole(sourceLocation) { verify($0) }
  }
}
