extension Workloads {
  func measureScanQueries(_ peer: some Peer) throws {
    let wantedQueries = ScanQuery.allCases.filter { wanted($0.rawValue) }
    if wantedQueries.isEmpty { return }
    // Earlier commits have changed object 1. This restores it.
    try peer.commitOne(Sample(id: 1).presents)
    let samples = (0..<size).map { Sample(id: $0) }
    for query in wantedQueries {
      let expected = query.expectedResult(samples)
      let times = try repeated {
        var result: [Int] = []
        let elapsed = try milliseconds { result = try peer.result(of: query) }
        guard (query.isOrder ? ScanQuery.digest(result) : result[0]) == expected else {
          throw Failure("\(query.rawValue): the result of \(type(of: peer).name) is wrong")
        }
        return elapsed
      }
      try record(query.rawValue, type(of: peer).name, times, "ms")
    }
  }
}
