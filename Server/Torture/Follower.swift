import ArgumentParser
import Foundation
import SantaCore
import SantaSync

extension SyncTorture {
  /// Follows a store, and prints how far it is, until it is killed.
  struct Follower: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Follow a store.", shouldDisplay: false)

    @Option var server: String
    @Option var store: String
    @Option var folder: String
    @Option var token: String

    func run() async throws {
      guard let address = URL(string: server) else { throw ValidationError("'\(server)' is not an address.") }
      let configuration = Store.Configuration(
        location: .directory(URL(filePath: folder, directoryHint: .isDirectory)), objectTypes: [])
      let sync = try StoreSync(configuration, server: address, name: store, token: token)
      for await state in sync.states {
        switch state.connection {
        case .offline(let error), .stopped(let error): say("\(state.version) \(state.connection): \(error)")
        default: say("\(state.version) \(state.connection)")
        }
      }
    }
  }
}
