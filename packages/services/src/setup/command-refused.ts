/** The command of an operator was not carried out; the message says why, to the person who typed it. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}
