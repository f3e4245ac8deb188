import { describe, expect, it } from 'vitest';
import { expectSupportedPostgres } from './server-version.ts';

describe('a PostgreSQL of one’s own', () => {
  it.each([150_018, 90_624])(
    'of version %i ends the start with a sentence, not with a failed migration',
    (number) => {
      expect(() => expectSupportedPostgres(number)).toThrow(
        /^This is PostgreSQL (15|9): set DATABASE_URL to a PostgreSQL 16 or newer$/,
      );
    },
  );

  it.each([160_000, 180_004])('of version %i is taken', (number) => {
    expect(() => expectSupportedPostgres(number)).not.toThrow();
  });
});
