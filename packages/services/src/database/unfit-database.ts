/** A PostgreSQL, or a role in it, that the product does not work on; the message says which to take instead. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}
