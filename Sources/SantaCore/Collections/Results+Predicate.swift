#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Results {
  /// Those of the objects that meet a predicate of Foundation's.
  ///
  /// ```swift
  /// try stops.filter(#Predicate { $0.population > 1_000_000 && $0.place.starts(with: "New") })
  /// try santas.filter(#Predicate { $0.route.contains { $0.population > 1_000_000 } })
  /// ```
  ///
  /// The predicate is not called, but read, and asked as a query is: stored properties along links, comparisons, ranges,
  /// `&& || !`, ternaries, arithmetic, `nil`, `?.` and `??` with a constant, `contains`, `starts(with:)`, and of
  /// collections `contains`, `contains(where:)`, `allSatisfy`, `filter`, `count`, `isEmpty`, `min()` and `max()`, and of
  /// texts and data `count` and `isEmpty`. The macro takes an enum where that is `Codable`. Values compare as ``Query`` says: where Foundation would
  /// stop at a `!`, nil is compared.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`, or `.invalidKeyPath` for a property that is not stored, where something
  ///   else is asked; the message names it.
  public func filter(_ predicate: Predicate<Element>) throws -> Results<Element> {
    try checkClass()
    let expression = try PredicateTranslator.expression(predicate, in: context.engine)
    return Results(context, query.filtered(expression))
  }
}
