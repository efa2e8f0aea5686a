extension Store {
  /// Creates an object from values whose type is known only at run time: a dictionary by the names of properties, or an
  /// object of the class. RealmSwift's form of ``create(_:value:update:)``.
  ///
  /// The program stops for a value of another type.
  // Disfavoured, because the other forms are checked by the compiler.
  @_disfavoredOverload @discardableResult
  public func create<T: Object>(_ type: T.Type, value: Any, update: UpdatePolicy = .error) -> T {
    switch value {
    case let object as T: return create(type, value: object, update: update)
    case let values as [String: Any]: return create(type, value: values, update: update)
    default:
      stop(
        "A value of \(Swift.type(of: value)) can't become a \(type). Pass its values by the names of properties."
      )
    }
  }

  /// Stops the program: values need the names of their properties. RealmSwift takes them by the order of the properties.
  // Deprecated and not unavailable, because the compiler would choose the function that takes any value.
  @available(*, deprecated, message: "Name the properties, as in [\"id\": 4, \"name\": \"Apia\"].")
  @discardableResult
  public func create<T: Object>(_ type: T.Type, value: [Any], update: UpdatePolicy = .error) -> T {
    stop("Values of a \(type) need the names of its properties, as in [\"id\": 4, \"name\": \"Apia\"].")
  }
}
