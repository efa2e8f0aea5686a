public import Observation

/// The Observation framework tracks the objects of a store if ``Store/Configuration/tracksObservation`` is true in the store's
/// ``Store/Configuration``. Changes to any other objects aren't reported.
extension Object: Observable {}
