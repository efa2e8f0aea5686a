#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Results {
  /// Returns the objects that meet a Foundation predicate.
  ///
  /// ```swift
  /// try stops.filter(#Predicate { $0.population > 1_000_000 && $0.place.starts(with: "New") })
  /// try santas.filter(#Predicate { $0.route.contains { $0.population > 1_000_000 } })
  /// ```
  ///
  /// The predicate is translated to a query instead of being evaluated. It can use:
  ///
  /// - stored properties along links, comparisons, ranges, `&& || !`, ternary conditions and arithmetic
  /// - `nil`, `?.`, and `??` with a constant
  /// - `contains` and `starts(with:)`, and `count` and `isEmpty` of strings and data
  /// - `contains`, `contains(where:)`, `allSatisfy`, `filter`, `count`, `isEmpty`, `min()` and `max()` of collections
  /// - enums that are `Codable`, which the macro requires
  ///
  /// Values compare as described for ``Query``. A `!` after nil does not stop the program: nil is compared.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery` for anything else, or `.invalidKeyPath` for a property that isn't stored.
  ///   The message names the expression or the property.
  public func filter(_ predicate: Predicate<Element>) throws -> Results<Element> {
    try checkClass()
    let expression = try PredicateTranslator.expression(predicate, in: context.engine)
    return Results(context, query.filtered(expression))
  }
}
