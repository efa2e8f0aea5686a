public import Combine

/// The parts of SwiftUI that the library uses, with the original declarations
/// (https://developer.apple.com/documentation/swiftui), for compiling, and for tests without views.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// An object that is created once per view, on first use.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    let create: () -> ObjectType
    lazy var object = create()

    init(_ create: @escaping () -> ObjectType) { self.create = create }
  }

  private let storage: Storage

  nonisolated public init(wrappedValue create: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(create)
  }

  @MainActor public var wrappedValue: ObjectType { storage.object }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  /// The environment of the views that tests create.
  @MainActor public static var current = EnvironmentValues()

  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
