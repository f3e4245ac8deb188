/**
 * The random session id: text of 19 digits, the first from 1 to 9. `random` gives numbers from 0 up to but
 * not 1 (from the cryptographic source: `() => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32`) and
 * is called once for each digit; a number outside is read as the nearest digit.
 * @example newSessionId(() => 0.5) // => '5555555555555555555'
 */
export function newSessionId(random: () => number): string {
  return Array.from({ length: 19 }, (_, at) => {
    const [least, choices] = at === 0 ? [1, 9] : [0, 10];
    const pick = Math.floor(random() * choices) || 0;
    return String(least + Math.min(choices - 1, Math.max(0, pick)));
  }).join('');
}
