import Foundation
import SantaStore

/// An object in a management store that the server answers in place.
protocol PermissionRequest: Object {
  var id: UUID { get }
  var createdAt: Date { get }
  var updatedAt: Date? { get set }
  var status: String? { get set }
  var statusMessage: String? { get set }
}
