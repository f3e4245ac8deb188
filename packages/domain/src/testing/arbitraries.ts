import fc from 'fast-check';

/** Words with the letters of Mexican names, without blanks. */
export const word = fc
  .stringMatching(/^[A-Za-zÁÉÍÓÚÑáéíóúñü]{1,12}$/u)
  .filter((text) => text.normalize('NFC') === text);

/** Any text that a person or a service may send, combining marks and emoji included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.lorem({ maxCount: 12 }),
);

/** Blanks of every kind. */
export const blanks = fc.stringMatching(/^[ \t\n\u00a0\u2003]{1,3}$/u);

/** A moment between 1990 and 2060, as ISO text. */
export const instant = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** The zones of Mexico and some with clocks that change around midnight or by odd steps. */
export const timeZone = fc.constantFrom(
  'America/Mexico_City',
  'America/Tijuana',
  'America/Cancun',
  'America/Hermosillo',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
);

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
