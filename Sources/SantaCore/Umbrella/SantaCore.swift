// What a program imports: the object store, and Santa's flight as its first customer. A program that wants only the store imports
// `SantaStore`.

@_exported public import SantaModels
@_exported public import SantaStore
