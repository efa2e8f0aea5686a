import Foundation

/// Many observers in one store. Either a commit affects only a few of them, or all of them observe the same results.
///
/// Only measured in SantaCore: an observer in GRDB fetches its objects again at every commit.
extension Workloads {
  /// Measures observers of `presents > limit`, each with a different limit. The objects cross only the lowest limit, so a
  /// commit affects one observer.
  func measureRangeObservers() throws {
    let observerCount = 10_000
    for count in [1, 17, 1_000] {
      let changed = "\(Figure.grouped(count)) changed"
      let workload = name("\(Figure.grouped(observerCount)) range observers, \(changed)")
      guard wanted(workload) else { continue }
      let peer = try SantaCoreLivePeer(Self.notificationSize)
      defer { peer.stop() }
      try peer.change(Array(0..<Self.notificationSize), latitude: latitudes.next(), presents: 1) {}
      let (first, others) = (CallbackCounter(), CallbackCounter())
      for number in 1..<observerCount { peer.observeFiltered(above: 10 * number, others.callbackArrived) }
      // The affected observer is called last. A commit during the calls to the other ones would advance these again.
      peer.observeFiltered(above: 1, first.callbackArrived)
      try first.wait(1, for: workload, within: waitLimit)
      try others.wait(observerCount - 1, for: workload, within: waitLimit)
      let ids = (0..<count).map { $0 * (Self.notificationSize / count) }
      let times = try timings { number in
        var stopwatch = Stopwatch()
        try peer.change(ids, latitude: latitudes.next(), presents: number.isMultiple(of: 2) ? 2 : 1) {
          stopwatch = Stopwatch()
        }
        return stopwatch.timing(until: try first.wait(1, for: workload, within: waitLimit))
      }
      try record(workload, SantaCoreLivePeer.name, times, "ms", count: Self.notificationSize)
    }
  }

  /// Measures observers of the same results, all of which are affected by a commit.
  func measureSharedResults() throws {
    let observerCount = 1_000
    for count in [1, 100] {
      let workload = name("\(Figure.grouped(observerCount)) observers of one query, \(count) changed")
      guard wanted(workload) else { continue }
      let peer = try SantaCoreLivePeer(Self.notificationSize)
      defer { peer.stop() }
      let calls = CallbackCounter()
      for _ in 0..<observerCount { peer.observeSorted(calls.callbackArrived) }
      try calls.wait(observerCount, for: workload, within: waitLimit)
      let ids = (0..<count).map { $0 * (Self.notificationSize / count) }
      let times = try timings { number in
        var stopwatch = Stopwatch()
        try peer.change(ids, latitude: latitudes.next(), presents: number) { stopwatch = Stopwatch() }
        return stopwatch.timing(until: try calls.wait(observerCount, for: workload, within: waitLimit))
      }
      try record(workload, SantaCoreLivePeer.name, times, "ms", count: Self.notificationSize)
    }
  }
}
