import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trastienda-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const kept = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
};
const made = 'pQ7wZ1xV9cB3nM5lK8jH2gF4dS6aT0yU7iO9pE3r';

describe('a secret in a file, as a key vault or an orchestrator gives it (V13.3.1)', () => {
  it('is read like one in the environment, without the end of its line', () => {
    const { authSecret, databaseUrl, metricsToken, identity } = readConfig(
      {
        AUTH_SECRET_FILE: kept('auth', `${made}\n`),
        DATABASE_URL_FILE: kept('database', 'postgres://shop:x@db.internal/shop\n'),
        METRICS_TOKEN_FILE: kept('metrics', made),
        OIDC_ISSUER: 'https://id.example',
        OIDC_CLIENT_ID: 'portal',
        OIDC_CLIENT_SECRET_FILE: kept('client', 'from-the-vault\r\n'),
        PUBLIC_URL: 'https://portal.example',
      },
      '/srv',
    );
    expect({ authSecret, databaseUrl, metricsToken, identity }).toMatchObject({
      authSecret: made,
      databaseUrl: 'postgres://shop:x@db.internal/shop',
      metricsToken: made,
      identity: { clientSecret: 'from-the-vault' },
    });
  });

  it.each([
    [
      'is not there',
      { AUTH_SECRET_FILE: '/nowhere/auth' },
      /^AUTH_SECRET_FILE names a file .* \(ENOENT\)\.$/,
    ],
    [
      'is given twice',
      { AUTH_SECRET_FILE: '/x', AUTH_SECRET: made },
      /^AUTH_SECRET and AUTH_SECRET_FILE are/,
    ],
  ])('that %s ends the start with a sentence, and no secret is in it', (_what, env, sentence) => {
    expect(() => readConfig(env, '/srv')).toThrow(sentence);
    expect(() => readConfig(env, '/srv')).not.toThrow(made);
  });

  it('that can be guessed is refused like any other', () => {
    expect(() => readConfig({ AUTH_SECRET_FILE: kept('weak', 'short') }, '/srv')).toThrow(
      'AUTH_SECRET must have at least 32 characters.',
    );
  });

  it('of an empty name is none', () => {
    expect(readConfig({ AUTH_SECRET_FILE: '' }, '/srv').authSecret).toBeNull();
  });
});
