import SantaCore
import Testing

@testable import santa_cli

struct CompletePlaceCommandTests {
  @Test(arguments: [
    ("Lyo", "Lyon"), ("osl", "Oslo"), ("New Yo", "New York"), ("Zür", "Zürich"), ("zur", "zurich"),
    ("reyk", "Reykjavík"),
  ])
  func `it prints the places that begin with the letters`(start: String, name: String) async {
    let outcome = await Outcome.of("complete-place", "--", start)
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    #expect(outcome.lines.contains { $0.lowercased().hasPrefix(name.lowercased()) }, "\(outcome.lines)")
    #expect(outcome.lines.allSatisfy { $0.lowercased().hasPrefix(start.lowercased()) }, "\(outcome.lines)")
    #expect(outcome.lines.count <= 40 && Set(outcome.lines).count == outcome.lines.count)
  }

  @Test(arguments: ["59.9,10", "-33", "xqzw"])
  func `for coordinates, and for letters that begin no name, it prints nothing`(start: String) async {
    let outcome = await Outcome.of("complete-place", "--", start)
    #expect(outcome.output == "" && outcome.errorOutput == "" && outcome.exitCode == .success)
  }

  @Test func `every suggestion is a place`() async throws {
    for start in ["Lyo", "San", "par", "mün", "st"] {
      for name in await Outcome.of("complete-place", "--", start).lines {
        #expect(throws: Never.self) { try HomePlace.parse(name) }
      }
    }
  }

  @Test func `no help screen shows it`() async {
    #expect(await !Outcome.of("help").output.contains("complete-place"))
    #expect(await !Outcome.of("man").output.contains("complete" + "\\-place"))
  }
}
