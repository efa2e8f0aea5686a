import ArgumentParser
import Foundation
import SantaCore
import SantaSync

extension SyncTorture {
  /// Follows a store and prints its progress, until it is killed. It is a replica without classes, for the tests of a full
  /// disk.
  struct Follower: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Follow a store.", shouldDisplay: false)

    @Option var server: String
    @Option var store: String
    @Option var folder: String

    func run() async throws {
      guard let address = URL(string: server) else { throw ValidationError("'\(server)' is not an address.") }
      guard let token = ProcessInfo.processInfo.environment["SANTA_SERVER_TOKEN"] else {
        throw ValidationError("SANTA_SERVER_TOKEN is not set.")
      }
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
