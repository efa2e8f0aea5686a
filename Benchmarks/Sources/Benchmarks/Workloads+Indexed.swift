extension Workloads {
  /// Of objects of a class of their own, in a store of their own, so that no other workload pays for the index.
  func measureIndexed<P: Peer>(_ type: P.Type) throws {
    let questions = IndexedQuestion.allCases.filter { wanted($0.rawValue) }
    if questions.isEmpty { return }
    let peer = try P(directory: fresh("\(P.name) indexed"))
    try peer.insertIndexed(size)
    var ids: [Int: [Int]] = [:]
    for id in 0..<size { ids[Sample(id: id).presents, default: []].append(id) }
    let repetitions = 100
    for question in questions {
      for time in 0..<repetitions {
        let presents = question.presents(time)
        guard try peer.ids(presents, question).sorted() == presents.flatMap({ ids[$0] ?? [] }).sorted() else {
          throw Failure("\(P.name) answered \(question.rawValue) with something else")
        }
      }
      let times = try repeated {
        try milliseconds {
          for time in 0..<repetitions { blackHole = try peer.ids(question.presents(time), question).count }
        } / Double(repetitions)
      }
      try tell(question.rawValue, type, times, "ms")
    }
  }
}
