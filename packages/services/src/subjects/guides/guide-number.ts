import { retailCheckDigit } from '@trastienda/domain/product';

/** A new guide number: 12 digits, never starting with 0, the last one a check digit. */
export function newGuideNumber(randomBytes: (size: number) => Uint8Array): string {
  const bytes = randomBytes(8);
  const random = bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  const digits = String(10_000_000_000n + (random % 90_000_000_000n));
  return digits + retailCheckDigit(digits);
}

/** Whether a text has the form of our own guide numbers. */
export const isGuideNumber = (text: string): boolean =>
  /^[1-9]\d{11}$/.test(text) && retailCheckDigit(text.slice(0, 11)) === text[11];
