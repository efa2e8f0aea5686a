extension Workloads {
  func measureAsking(_ peer: some Peer) throws {
    let wantedQuestions = Question.allCases.filter { wanted($0.rawValue) }
    if wantedQuestions.isEmpty { return }
    // Object 1 has another value than at first: the commits changed it back here.
    try peer.commitOne(Sample(id: 1).presents)
    let samples = (0..<size).map { Sample(id: $0) }
    for question in wantedQuestions {
      let expected = question.answer(samples)
      let times = try repeated {
        var answer: [Int] = []
        let elapsed = try milliseconds { answer = try peer.answer(question) }
        guard (question.isOrder ? Question.digest(answer) : answer[0]) == expected else {
          throw Failure("\(type(of: peer).name) answered \(question.rawValue) with something else")
        }
        return elapsed
      }
      try tell(question.rawValue, type(of: peer), times, "ms")
    }
  }
}
