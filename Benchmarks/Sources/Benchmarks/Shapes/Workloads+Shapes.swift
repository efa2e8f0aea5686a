import Foundation

extension Workloads {
  /// The prefix of the names of shapes. A shape is a workload with its own kind of objects.
  static let shapePrefix = "shape "

  /// The maximum number of objects of a shape.
  static let largestShape = 200_000

  func measureShapes<P: ShapePeer>(_ type: P.Type) throws {
    try measureDataShapes(type)
    try measureInsertShapes(type)
    try measureFilterThroughLink(type)
    try measureCollectionShapes(type)
    try measureDeleteShapes(type)
    try measureCompacting(type)
  }

  /// Returns the number of objects of a shape, which is the size up to a limit.
  ///
  /// Returns nil if this number was already measured, because an earlier size reached the limit, too.
  private func count(upTo limit: Int) -> Int? {
    let count = min(size, limit)
    return earlierSizes.contains { min($0, limit) == count } ? nil : count
  }

  private func verify<Answer: Equatable>(
    _ workload: String, _ engine: String, _ answer: Answer, _ expected: Answer
  ) throws {
    guard answer == expected else { throw Failure("\(workload): the result of \(engine) is wrong") }
  }

  private func measureDataShapes<P: ShapePeer>(_ type: P.Type) throws {
    let (change, add) = ("shape commit beside 100 KB", "shape commit of 100 KB")
    guard wanted(change) || wanted(add), let count = count(upTo: 100) else { return }
    let samples = DataSample()
    let peer = try P(directory: emptyDirectory(P.name))
    try peer.insertData((0..<count).map { (id: $0, data: samples.data($0)) })
    if wanted(change) {
      let times = try commits { number in
        try milliseconds { try peer.setNumber(number + 1, ofData: number % count) }
      }
      for id in 0..<count {
        let last = (0..<times.count).last { $0 % count == id }
        let object = try peer.data(id)
        try verify(change, P.name, object?.number, last.map { $0 + 1 } ?? 0)
        try verify(change, P.name, object?.data, samples.data(id))
      }
      try record(change, P.name, times, "ms", count: count)
    }
    if wanted(add) {
      let times = try commits { number in
        let data = [(id: count + number, data: samples.data(count + number))]
        return try milliseconds { try peer.insertData(data) }
      }
      for id in count..<count + times.count {
        try verify(add, P.name, try peer.data(id)?.data, samples.data(id))
      }
      try record(add, P.name, times, "ms", count: count)
    }
  }

  private func measureInsertShapes<P: ShapePeer>(_ type: P.Type) throws {
    for shape in InsertShape.allCases where wanted(shape.rawValue) {
      guard let count = count(upTo: shape.limit) else { continue }
      let expected = shape.expectedAnswers(count)
      let rates = try repeated {
        let peer = try P(directory: emptyDirectory(P.name))
        try peer.prepare(shape, count)
        let time = try milliseconds { try peer.insert(shape, count) }
        try verify(shape.rawValue, P.name, try peer.answers(shape, count), expected)
        return Double(count) / (time / 1e3)
      }
      try record(shape.rawValue, P.name, rates, "objects/s", count: count)
    }
  }

  private func measureFilterThroughLink<P: ShapePeer>(_ type: P.Type) throws {
    let workload = "shape filter through a link"
    guard wanted(workload), let count = count(upTo: InsertShape.link.limit) else { return }
    let peer = try P(directory: emptyDirectory(P.name))
    try peer.prepare(.link, count)
    try peer.insert(.link, count)
    let expected = InsertShape.expectedMatches(count)
    let times = try repeated {
      var matches = 0
      let time = try milliseconds { matches = try peer.countThroughLink() }
      try verify(workload, P.name, matches, expected)
      return time * 1e6 / Double(count)
    }
    try record(workload, P.name, times, "ns", count: count)
  }

  private func measureCollectionShapes<P: ShapePeer>(_ type: P.Type) throws {
    for collection in CollectionShape.Collection.allCases {
      let shapes = collection.shapes
      guard shapes.contains(where: { wanted($0.rawValue) }), let count = count(upTo: collection.limit) else {
        continue
      }
      let input = CollectionShape.Input(count: count)
      let peer = try P(directory: emptyDirectory(P.name))
      if collection == .objects { try peer.insert(.plain, count) }
      var times: [CollectionShape: [Timing]] = [:]
      var owner = 0
      try repeated {
        owner += 1
        try peer.addOwner(owner)
        // Each shape begins with the result of the previous one, so they can't run separately.
        for shape in shapes {
          var answer = 0
          let time = try milliseconds { answer = try peer.run(shape, on: owner, input) }
          try verify(shape.rawValue, P.name, answer, shape.expectedAnswer(input))
          try verify(
            shape.rawValue, P.name, try peer.contents(of: collection, on: owner),
            shape.expectedContents(input))
          times[shape, default: []].append(time * 1e6 / Double(count))
        }
      }
      for shape in shapes where wanted(shape.rawValue) {
        try record(shape.rawValue, P.name, times[shape] ?? [], "ns", count: count)
      }
    }
  }

  private func measureDeleteShapes<P: ShapePeer>(_ type: P.Type) throws {
    for shape in DeleteShape.allCases where wanted(shape.rawValue) {
      guard let count = count(upTo: shape.limit) else { continue }
      let expected = shape.expectedCounts(count)
      let times = try repeated {
        let peer = try P(directory: emptyDirectory(P.name))
        try peer.prepare(shape, count)
        let time = try milliseconds { try peer.delete(shape) }
        try verify(shape.rawValue, P.name, try peer.counts(shape), expected)
        return time
      }
      try record(shape.rawValue, P.name, times, "ms", count: count)
    }
  }

  /// Compacts a small store after a hundred additional transactions.
  private func measureCompacting<P: ShapePeer>(_ type: P.Type) throws {
    let workload = "shape compact"
    let (before, after) = ("\(workload), bytes before", "\(workload), bytes after")
    guard [workload, before, after].contains(where: wanted), let count = count(upTo: 1_000) else { return }
    let expected = InsertShape.plain.expectedAnswers(count)
    var kilobytes: (before: [Double], after: [Double]) = ([], [])
    let times = try repeated {
      let directory = try emptyDirectory(P.name)
      let peer = try P(directory: directory)
      try peer.insert(.plain, count)
      for number in 0..<100 { try peer.rename(number % count, "Stop renamed \(number)") }
      kilobytes.before.append(Double(try byteCount(of: directory)) / 1e3)
      let time = try milliseconds { try peer.compact() }
      kilobytes.after.append(Double(try byteCount(of: directory)) / 1e3)
      try verify(workload, P.name, try peer.answers(.plain, count), expected)
      return time
    }
    if wanted(workload) { try record(workload, P.name, times, "ms", count: count) }
    if wanted(before) { try record(before, P.name, kilobytes.before, "KB", count: count) }
    if wanted(after) { try record(after, P.name, kilobytes.after, "KB", count: count) }
  }

  /// Opens a database for the first and for the second time in a process.
  func measureShapeOpening<P: Peer>(_ type: P.Type) throws {
    let (first, again) = ("shape open, first", "shape open, again")
    guard wanted(first) || wanted(again), let count = count(upTo: 100_000) else { return }
    let directory = try emptyDirectory(P.name)
    try P(directory: directory).insert(count)
    let openings = try openings(type, directory, for: "shape open")
    if wanted(first) { try record(first, P.name, openings.map(\.first), "ms", count: count) }
    if wanted(again) { try record(again, P.name, openings.map(\.again), "ms", count: count) }
  }
}
