/** A file is not that of Correos de México, or not whole; the message is for the operator who gave it. */
export class WrongPostalCodes extends Error {
  override name = 'WrongPostalCodes';
}
