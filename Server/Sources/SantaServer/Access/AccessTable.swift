/// The table of all requests and the rights that they need, for `docs/security.md`.
enum AccessTable {
  static var markdown: String {
    let rows = ServerRequest.allCases.map { request in
      "| `\(request.method) \(request.path)` | \(request.right.description) |"
    }
    return (["| request | needs |", "| --- | --- |"] + rows).joined(separator: "\n") + "\n"
  }
}
