import Foundation
import SantaCore
import SantaSync

private let places = [
  "Apia": Coordinate(latitude: -13.8, longitude: -171.8), "Oslo": Coordinate(latitude: 59.9, longitude: 10.8),
  "Tromsø": Coordinate(latitude: 69.7, longitude: 19),
  "Sydney": Coordinate(latitude: -33.9, longitude: 151.2),
]

/// Asks for the weather in several places as a user, and returns the answers in the same order.
///
/// - Parameters:
///   - password: is called if the user isn't signed in yet.
///   - folder: the folder of the user's session and replica.
@MainActor
func ask(
  _ names: [String], _ server: URL, as user: String, password: () throws -> String, in folder: URL
) async throws -> [String] {
  let connection = try ServerConnection(server, sessions: folder)
  if connection.currentUser?.name != user {
    try await connection.signIn(name: user, password: try password())
  }
  let configuration = Store.Configuration(
    location: .directory(folder.appending(path: "weather-\(user)")), objectTypes: [Weather.self])
  let sync = try StoreSync(configuration, connection, path: "/~/weather")
  let store = try Store(configuration: configuration)
  let requests = try store.write {
    names.map { name in
      let request =
        places[name].flatMap(\.self).map { Weather(at: $0, place: name, on: .now) } ?? Weather()
      request.place = name
      store.add(request)
      return request
    }
  }
  var answers: [String] = []
  for request in requests {
    for try await update in request.updates {
      guard let answer = update.after?.loadingStatus.answer else { continue }
      answers.append("\(request.place): \(answer)")
      break
    }
  }
  await sync.stop()
  return answers
}

extension Weather.LoadingStatus {
  /// The text of an answer; nil as long as there is none.
  fileprivate var answer: String? {
    switch self {
    case .uploading, .processing: nil
    case .complete(let temperature, let condition): "\(temperature) °C, \(condition)"
    case .failed(let reason): reason
    }
  }
}
