// Prints the public symbols without a comment, from the symbol graphs whose paths are the arguments. Exits with 1 if there are
// any. `scripts/docs.sh` runs it, because docc does not report them.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var displayName: String }
    struct Comment: Decodable {}
    struct Identifier: Decodable { var precise: String }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
  }

  var symbols: [Symbol]
}

var names: Set<String> = []
var count = 0
for path in CommandLine.arguments.dropFirst() {
  let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(filePath: path)))
  for symbol in graph.symbols {
    // Symbols that begin with an underscore are public only for the compiler. Members that a type inherits from a protocol have
    // the protocol's comment, if any.
    if symbol.pathComponents.contains(where: { $0.hasPrefix("_") })
      || symbol.identifier.precise.contains("::SYNTHESIZED::")
    {
      continue
    }
    count += 1
    if symbol.docComment == nil {
      names.insert("\(symbol.kind.displayName) \(symbol.pathComponents.joined(separator: "."))")
    }
  }
}
for name in names.sorted() { print("no comment: \(name)") }
print("\(count) public symbols, \(names.count) without a comment")
exit(count > 0 && names.isEmpty ? 0 : 1)
