// The module that most programs import: the object store and the models of the Santa tracker. `SantaStore` is the store only.

@_exported public import SantaModels
@_exported public import SantaStore
