/** The digit that makes a number's weighted sum (3, 1, 3, … from the right) a multiple of 10, as on retail codes. */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** A new guide number: 12 digits, never starting with 0, the last one a check digit. */
export function newGuideNumber(randomBytes: (size: number) => Uint8Array): string {
  const bytes = randomBytes(8);
  const random = bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  const digits = String(10_000_000_000n + (random % 90_000_000_000n));
  return digits + checkDigit(digits);
}

/** Whether a text is a number that we could have made. */
export const isGuideNumber = (text: string): boolean =>
  /^[1-9]\d{11}$/.test(text) && checkDigit(text.slice(0, 11)) === text[11];
