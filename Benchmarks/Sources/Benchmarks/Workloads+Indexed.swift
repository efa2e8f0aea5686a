extension Workloads {
  /// Queries objects of a separate class in a separate store, so that the index doesn't slow down other workloads.
  func measureIndexedQueries<P: Peer>(_ type: P.Type) throws {
    let queries = IndexedQuery.allCases.filter { wanted($0.rawValue) }
    if queries.isEmpty { return }
    let peer = try P(directory: emptyDirectory("\(P.name) indexed"))
    try peer.insertIndexed(size)
    var ids: [Int: [Int]] = [:]
    for id in 0..<size { ids[Sample(id: id).presents, default: []].append(id) }
    let repetitions = 100
    for query in queries {
      for time in 0..<repetitions {
        let presents = query.presents(time)
        guard try peer.ids(presents, query).sorted() == presents.flatMap({ ids[$0] ?? [] }).sorted() else {
          throw Failure("\(query.rawValue): the result of \(P.name) is wrong")
        }
      }
      let times = try repeated {
        try milliseconds {
          for time in 0..<repetitions { blackHole = try peer.ids(query.presents(time), query).count }
        } / Double(repetitions)
      }
      try record(query.rawValue, P.name, times, "ms")
    }
  }
}
