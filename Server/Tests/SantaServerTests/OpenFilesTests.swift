import Foundation
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Formerly, a server kept two files of each store open forever, which limited it to a few hundred stores.
@Suite(.fewAtOnce) struct OpenFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func batch(_ member: Membership, _ first: UInt64, _ text: String) -> Batch {
    Batch(epoch: member.epoch, replica: member.replica, firstSequence: first, changes: [change(text)])
  }

  @Test func `the files of stores that are not used are closed, and opened again`() async throws {
    let log = try EmbeddedLog(folder.url, openStoreCount: 3)
    var members: [(StorePath, Membership)] = []
    for number in 0..<20 {
      let name = try #require(StorePath("store-\(number)"))
      members.append((name, try await log.join(name, as: nil)))
      #expect(log.openFileCount <= 3)
    }
    for round in 1...4 as ClosedRange<UInt64> {
      for (name, member) in members.shuffled() {
        #expect(try await log.append(batch(member, round, "\(round)"), to: name).version == round)
        #expect(log.openFileCount <= 3)
      }
    }
    for (name, member) in members {
      let changes = try await log.changes(after: .start, in: member.epoch, of: name, byteCount: 1_000).changes
      #expect(changes.map(\.bytes) == (1...4).map { change("\($0)") })
      try await log.verify(log.summary(of: name))
    }
    #expect(log.openFileCount <= 3)
  }

  @Test func `stores may be used at once whose files can't all be open`() async throws {
    let log = try EmbeddedLog(folder.url, openStoreCount: 2)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<30 {
        group.addTask {
          let name = try #require(StorePath("store-\(number)"))
          let member = try await log.join(name, as: nil)
          for sequence in 1...20 as ClosedRange<UInt64> {
            _ = try await log.append(batch(member, sequence, "\(sequence)"), to: name)
          }
          let head = try await log.summary(of: name)
          #expect(head.version == 20)
          try await log.verify(head)
        }
      }
      try await group.waitForAll()
    }
    #expect(log.openFileCount <= 2)
  }

  @Test func `a server has more stores than its process may open files`() async throws {
    let (process, address) = try LimitedProcess.server(folder.url, fileCount: 256)
    func send(_ path: String, _ body: Data) async throws -> (Int, Data) {
      var request = URLRequest(url: try #require(URL(string: "\(address.absoluteString)/v1/stores/\(path)")))
      (request.httpMethod, request.httpBody) = ("POST", body)
      request.setValue("Bearer \(RunningServer.token)", forHTTPHeaderField: "Authorization")
      let (data, response) = try await URLSession.shared.data(for: request)
      return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
    }
    var members: [Membership] = []
    for number in 0..<600 {
      let (status, body) = try await send("store-\(number)/replicas", Data())
      try #require(status == 200)
      members.append(try JSONDecoder().decode(Membership.self, from: body))
    }
    for (number, member) in members.enumerated() {
      let path = "store-\(number)/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=1"
      let status = try await send(path, frames(["one"])).0
      #expect(status == 200)
    }
    #expect(process.end() == 0)
  }
}
