/**
 * A second in GMT as the shop's interface wants it: `2026-11-23T02:56:29`, without a zone. With a `Z` behind it WooCommerce
 * shifts it by the site's offset, although it is told that dates are GMT. Such texts sort as their times do.
 */
export type GmtSecond = string;

const secondsOf = (second: GmtSecond) => Math.floor(Date.parse(`${second}Z`) / 1000);

/** The second that lies so many seconds after another one, before it for a negative number. */
export function movedSecond(second: GmtSecond, seconds: number): GmtSecond {
  return new Date((secondsOf(second) + seconds) * 1000).toISOString().slice(0, 19);
}

/** Counts the seconds from one to another. */
export function secondsBetween(from: GmtSecond, to: GmtSecond): number {
  return secondsOf(to) - secondsOf(from);
}
