/// The properties of an object that aren't stored, and that a getter may depend on.
enum UnstoredFields {
  /// The number of sample values for each property.
  static let sampleCount = 3

  /// Sets the properties with plain types (numbers, strings, dates, and the storage of `lazy` properties of these types) to a
  /// sample value.
  ///
  /// - Parameter object: a new object that isn't shared, because constants are changed, too.
  static func fill(_ object: Object, _ sample: Int) {
    for field in ObjectFields.reflected(type(of: object)) ?? [] {
      if let type = field.type as? any PersistableScalar.Type {
        fill(object, field.offset, type, sample)
      } else {
        (field.type as? any SampledField.Type)?.fill(object, field.offset, sample)
      }
    }
  }

  private static func fill<Value: PersistableScalar>(
    _ object: Object, _ offset: Int, _ type: Value.Type, _ sample: Int
  ) {
    let samples = SampleValues.of(type)
    if !samples.isEmpty { ObjectFields.setField(samples[sample % samples.count], object, offset) }
  }
}

private protocol SampledField {
  static func fill(_ object: Object, _ offset: Int, _ sample: Int)
}

extension Optional: SampledField where Wrapped: PersistableScalar {
  fileprivate static func fill(_ object: Object, _ offset: Int, _ sample: Int) {
    let samples = SampleValues.of(Wrapped.self)
    ObjectFields.setField(samples.isEmpty ? nil : samples[sample % samples.count], object, offset)
  }
}
