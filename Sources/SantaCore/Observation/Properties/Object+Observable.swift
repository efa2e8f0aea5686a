public import Observation

/// Objects of a store take part in the Observation framework if its ``Store/Configuration`` says so with
/// ``Store/Configuration/tracksObservation``. Changes of other objects are not reported.
extension Object: Observable {}
