/** The product does not work on this PostgreSQL, or with this role; the message says which to use instead. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}
