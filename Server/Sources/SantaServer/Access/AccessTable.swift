/// The table of all requests and the rights that they need, for `docs/security.md`.
enum AccessTable {
  static var markdown: String {
    let rows = ServerRequest.allCases.map { request in
      let entrances = request.entrances.map(\.description).joined(separator: ", ")
      return "| `\(request.method) \(request.path)` | \(request.right.description) | \(entrances) |"
    }
    return (["| request | needs | at |", "| --- | --- | --- |"] + rows).joined(separator: "\n") + "\n"
  }
}
