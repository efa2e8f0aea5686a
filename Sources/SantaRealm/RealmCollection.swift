/// RealmSwift's name of a collection of objects that can be observed: results, a list or a set of objects, or linking objects.
///
/// Programs extend it, and don't conform to it.
public protocol RealmCollection: ObjectCollection, ObservableCollection where ObservedElement == Element {}

extension Results: RealmCollection {}
extension List: RealmCollection where Element: Object {}
extension MutableSet: RealmCollection where Element: Object {}
extension LinkingObjects: RealmCollection {}
