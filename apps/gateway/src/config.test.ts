import { readFileSync } from 'node:fs';
import { type ServiceName, serviceNames } from '@trastienda/api-client';
import { withholdingRates } from '@trastienda/domain/payment';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, upstreamVariable, variableNames } from './config.ts';
import { serviceGroups } from './proxy/service-groups.ts';

const sentencesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env, '/srv');
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
  return [];
};
const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'secret' };

describe('the configuration', () => {
  it('needs no variable at all: own database, own identity provider, this machine only', () => {
    expect(readConfig({}, '/srv')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDir: '/srv/.data',
      identity: { kind: 'embedded' },
    });
  });

  it('has the defaults of RuntimeConfig (calls.md 24.14, D5): no address of another product, and the top-up of the demo itself (D400)', () => {
    expect(readConfig({}, '/srv').runtime).toEqual({
      uploadUrl: '/upload/files',
      shippingDashboardUrl: null,
      topUpUrl: '/recargar-saldo',
      websiteServiceUrl: null,
      websiteOnboardingUrl: '/onboarding',
      tagManagerId: null,
      hasDemoCarriers: true,
      promo: { endsAt: '2025-02-06T06:00:00.000Z', imageUrl: null, link: null },
      sessionPollSeconds: 0,
      specialSellerIds: [],
      saleEvents: [],
      withholdingRates: [],
    });
  });

  it('S3.63: takes the eight special seller ids from the environment (D63)', () => {
    const { specialSellerIds } = readConfig(
      { SPECIAL_SELLER_IDS: '101, 102,103,104,105,106,107,10452' },
      '/srv',
    ).runtime;
    expect(specialSellerIds).toEqual([101, 102, 103, 104, 105, 106, 107, 10452]);
    for (const wrong of ['101', '1,2,3,4,5,6,7,7', '1,2,3,4,5,6,7,8,8', '1,2,3,4,5,6,7,x', '1,2,3,4,5,6,7,'])
      expect(sentencesOf({ SPECIAL_SELLER_IDS: wrong })).toEqual([
        'SPECIAL_SELLER_IDS must be eight different whole numbers with commas between them.',
      ]);
  });

  it('takes the seasons of years to come as JSON (D293)', () => {
    const season = { key: 'buen-fin', label: 'Buen Fin 2026', firstDay: '2026-11-12', lastDay: '2026-11-16' };
    const read = (events: unknown) => ({ SALE_EVENTS: JSON.stringify(events) });
    expect(readConfig(read([season]), '/srv').runtime.saleEvents).toEqual([season]);
    for (const wrong of [
      { SALE_EVENTS: '[' },
      read({}),
      read([{ ...season, firstDay: 'pronto' }]),
      read([{ ...season, lastDay: '2026-11-11' }]),
    ])
      expect(sentencesOf(wrong)).toEqual([
        'SALE_EVENTS must be a JSON list of key, label, firstDay and lastDay, with days such as 2026-11-12.',
      ]);
  });

  const rates = {
    since: '2027-01-01',
    fisica: { isr: 3, iva: 50 },
    moral: { isr: 3, iva: 50 },
    withoutRfc: { isr: 20, iva: 100 },
    source: 'LIF 2027, art. 25',
  };
  it('adds rates of withheld taxes to those of the domain, and tells the portal of them (D353)', () => {
    const { money, runtime } = readConfig({ WITHHOLDING_RATES: JSON.stringify([rates]) }, '/srv');
    expect(money.withholdingRates).toEqual([...withholdingRates, rates]);
    expect(runtime.withholdingRates).toEqual([rates]);
    expect(readConfig({}, '/srv').money).toEqual({ withholdingRates, billingReceivers: {} });
    for (const wrong of [
      '[',
      '{}',
      JSON.stringify([{ ...rates, since: 'enero' }]),
      JSON.stringify([{ ...rates, fisica: { isr: 101, iva: 50 } }]),
      JSON.stringify([{ ...rates, moral: { isr: '3', iva: 50 } }]),
      JSON.stringify([{ ...rates, source: ' ' }]),
      JSON.stringify([{ ...rates, withoutRFC: rates.withoutRfc }]),
    ])
      expect(sentencesOf({ WITHHOLDING_RATES: wrong })).toEqual([
        'WITHHOLDING_RATES must be a JSON list of since (a day such as 2027-01-01), fisica, moral and withoutRfc (each with isr and iva, percents from 0 to 100), and source.',
      ]);
  });

  it('takes a bucket with its key, whole or not at all (D504)', () => {
    const bucket = {
      FILES_BUCKET: 'shop-files',
      FILES_KEY_ID: 'AKIA1',
      FILES_SECRET_KEY: 'k3Y-0123456789abcdef',
    };
    const read = {
      bucket: 'shop-files',
      keyId: 'AKIA1',
      secretKey: 'k3Y-0123456789abcdef',
      region: 'us-east-1',
      takesNew: true,
    };
    expect(readConfig({}, '/srv').bucket).toBeNull();
    expect(readConfig(bucket, '/srv').bucket).toEqual({ ...read, endpoint: null, pathStyle: false });
    const endpoint = 'https://s3.internal:9000';
    const elsewhere = { ...bucket, FILES_ENDPOINT: endpoint };
    expect(readConfig(elsewhere, '/srv').bucket).toEqual({ ...read, endpoint, pathStyle: true });
    expect(readConfig({ ...elsewhere, FILES_PATH_STYLE: 'false' }, '/srv').bucket?.pathStyle).toBe(false);
    expect(readConfig({ ...bucket, FILES_NEW_IN: 'database' }, '/srv').bucket?.takesNew).toBe(false);
    expect(sentencesOf({ ...bucket, FILES_SECRET_KEY: '' })).toEqual([
      'FILES_KEY_ID and FILES_SECRET_KEY are missing: FILES_BUCKET needs both.',
    ]);
    expect(sentencesOf({ ...bucket, FILES_BUCKET: '' })).toEqual([
      'FILES_BUCKET is missing, although an address or a key of it is given.',
    ]);
    expect(sentencesOf({ ...bucket, FILES_ENDPOINT: 'http://s3.internal' })).toEqual([
      'FILES_ENDPOINT must be https, except on this machine (localhost).',
    ]);
  });

  it('takes the RFC that invoices of a channel must name (D353)', () => {
    expect(
      readConfig({ BILLING_RECEIVERS: '{"SR":"ssm-990607-ns3","CS":"XAXX010101000"}' }, '/srv').money,
    ).toEqual({
      withholdingRates,
      billingReceivers: { SR: 'SSM990607NS3', CS: 'XAXX010101000' },
    });
    for (const wrong of ['SSM990607NS3', '[]', '{"ML":"SSM990607NS3"}', '{"SR":"SSM99"}', '{"SR":null}'])
      expect(sentencesOf({ BILLING_RECEIVERS: wrong })).toEqual([
        'BILLING_RECEIVERS must be a JSON object of RFCs by channel (CS, SR or SN), such as {"SR":"SSM990607NS3"}.',
      ]);
  });

  it('reads an empty variable as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', UPSTREAM_KIDAL: '' }, '/srv')).toEqual(
      readConfig({}, '/srv'),
    );
  });

  it('listens on every address once a real identity provider guards it', () => {
    expect(readConfig({ ...oidc, PUBLIC_URL: 'https://portal.example' }, '/srv')).toMatchObject({
      host: undefined,
      publicUrl: 'https://portal.example',
      identity: {
        kind: 'oidc',
        issuer: 'https://id.example',
        scope: 'openid profile email',
        emailTrusted: false,
        relink: 'email',
      },
    });
  });

  it('signs nobody in as a demo merchant beside a database of one’s own, unless that is asked for by name (D382)', () => {
    const DATABASE_URL = 'postgres://shop:x@db.internal/shop';
    for (const env of [{ DATABASE_URL }, { DATABASE_URL, DEMO_SIGN_IN: 'false' }])
      expect(sentencesOf(env)).toEqual([
        'OIDC_ISSUER is missing, although DATABASE_URL is given: the identity provider that comes with the product signs anybody in as a demo merchant, without a password. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; or, to show the product on a database without real data, DEMO_SIGN_IN=true.',
      ]);
    expect(readConfig({ DATABASE_URL, DEMO_SIGN_IN: 'true' }, '/srv').identity.kind).toBe('embedded');
    expect(readConfig({ DATABASE_URL, ...oidc }, '/srv').identity.kind).toBe('oidc');
    const withComma = { DATABASE_URL: 'postgres://shop:a,b@db.internal/shop', ...oidc };
    expect(readConfig(withComma, '/srv').databaseUrl).toBe(withComma.DATABASE_URL);
    // The marks of carriers that do not exist are the demo's (D499).
    expect(readConfig({ DATABASE_URL, ...oidc }, '/srv').runtime.hasDemoCarriers).toBe(false);
  });

  it('links another account of a verified e-mail unless that is to be never (D381)', () => {
    expect(readConfig({ ...oidc, OIDC_RELINK: 'never' }, '/srv').identity).toMatchObject({ relink: 'never' });
  });

  it('listens where it is told: with the embedded identity provider on this machine alone', () => {
    for (const HOST of ['localhost', '127.0.0.1', '127.0.0.2', '::1'])
      expect(readConfig({ HOST }, '/srv').host).toBe(HOST);
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'portal.example', '127.0.0.1.example']) {
      expect(sentencesOf({ HOST })).toEqual([
        'HOST is not an address of this machine alone, and OIDC_ISSUER is missing: the identity provider that comes with the product signs anybody in as a demo merchant. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or leave HOST out.',
      ]);
      expect(readConfig({ ...oidc, HOST }, '/srv').host).toBe(HOST);
    }
  });

  it('knows an upstream variable for each of the 17 services (D131)', () => {
    const env = Object.fromEntries(
      serviceNames.map((name) => [upstreamVariable(name), `https://${name}.example/base`]),
    );
    expect(env).toHaveProperty('UPSTREAM_ONBOARDING_AWS');
    expect([...readConfig(env, '/srv').upstreams.keys()]).toEqual([...serviceNames]);
  });

  it('takes services that share their data together or not at all', () => {
    const at = (names: readonly ServiceName[]) =>
      Object.fromEntries(names.map((name) => [upstreamVariable(name), `https://${name}.example/`]));
    expect(serviceGroups.flat().toSorted()).toEqual(serviceNames.toSorted());
    for (const group of serviceGroups) {
      expect([...readConfig(at(group), '/srv').upstreams.keys()].toSorted()).toEqual(group.toSorted());
      for (const left of group.length > 1 ? group : []) {
        expect(sentencesOf(at(group.filter((one) => one !== left)))).toEqual([
          `${upstreamVariable(left)} is missing: services that share their data are elsewhere together or not at all (docs/operations.md, Upstream services).`,
        ]);
      }
    }
    expect(sentencesOf({ UPSTREAM_KIDAL: 'https://kidal.example/' })[0]).toMatch(
      /UPSTREAM_BILLING, .*UPSTREAM_SHIPPINGS.* are missing:/,
    );
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a postgres:// address.'],
    [
      { DATABASE_URL: 'postgres://shop:a,b@db1:5432,db2:5432/shop?target_session_attrs=read-write' },
      'DATABASE_URL names several hosts: give one address that always leads to the primary (a virtual IP, HAProxy, PgBouncer or the endpoint of your provider).',
    ],
    [
      { PUBLIC_URL: 'https://portal.example/app' },
      'PUBLIC_URL must be an origin without a path, such as https://portal.example.',
    ],
    [
      { PUBLIC_URL: 'http://portal.example' },
      'PUBLIC_URL must be https, except on this machine (localhost).',
    ],
    [{ CONNECTORS_LOOPBACK: 'yes' }, 'CONNECTORS_LOOPBACK must be 0 or 1.'],
    [
      { ...oidc, PUBLIC_URL: 'https://portal.example', CONNECTORS_LOOPBACK: '1' },
      'CONNECTORS_LOOPBACK is 1, although PUBLIC_URL is public: whoever signs in could have this process ask its own machine. Leave it out, or use a localhost PUBLIC_URL.',
    ],
    [{ DEMO_SIGN_IN: 'yes' }, 'DEMO_SIGN_IN must be true or false.'],
    [{ ...oidc, OIDC_RELINK: 'always' }, 'OIDC_RELINK must be email or never.'],
    [{ ...oidc, OIDC_EMAIL_TRUSTED: 'yes' }, 'OIDC_EMAIL_TRUSTED must be true or false.'],
    [
      { ...oidc, OIDC_ISSUER: 'http://id.example' },
      'OIDC_ISSUER must be https, except on this machine (localhost).',
    ],
    [{ UPSTREAM_KIDAL: 'kidal:8080' }, 'UPSTREAM_KIDAL must be an http or https address.'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
    [
      { SECRETS_KEY: 'short' },
      'SECRETS_KEY must be 32 random bytes in base64, for example from: openssl rand -base64 32.',
    ],
    [{ CLAMD_ADDRESS: 'clamd' }, 'CLAMD_ADDRESS must be a host and a port, such as clamd:3310.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ WRITES_PER_MINUTE: '0' }, 'WRITES_PER_MINUTE must be a whole number from 1 to 999999.'],
    [{ TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES must be a whole number from 0 to 10.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, fatal, error, warn, info, debug or trace.'],
    [
      { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' },
      'OIDC_CLIENT_SECRET is missing: OIDC_ISSUER needs it.',
    ],
    [{ OIDC_CLIENT_ID: 'x' }, 'OIDC_ISSUER is missing, although an OIDC client is given.'],
  ])('says in one sentence what is wrong with %j', (env, sentence) => {
    expect(sentencesOf(env as Record<string, string>)).toContain(sentence);
  });

  it.each([
    'x'.repeat(40),
    'changeme-changeme-changeme-changeme',
    'this is a secret that everybody knows',
    'ab'.repeat(20),
  ])('starts with no secret that can be guessed: %s', (guessed) => {
    for (const name of ['AUTH_SECRET', 'METRICS_TOKEN']) {
      const sentence = `${name} must be made at random, for example with: openssl rand -base64 48.`;
      expect(sentencesOf({ [name]: guessed })).toContain(sentence);
    }
  });

  it('reads the keys for secrets as 32 bytes each, in their order, and has none unless they are given', () => {
    const keys = [7, 11].map((step) => Buffer.from(Uint8Array.from({ length: 32 }, (_, at) => at * step)));
    const [one = '', other = ''] = keys.map((key) => key.toString('base64'));
    expect(readConfig({ SECRETS_KEY: one }, '/srv').secretsKeys).toEqual([keys[0]]);
    expect(readConfig({ SECRETS_KEY: `${one},${other}` }, '/srv').secretsKeys).toEqual(keys);
    expect(readConfig({}, '/srv').secretsKeys).toBeNull();
    expect(sentencesOf({ SECRETS_KEY: Buffer.alloc(32).toString('base64') })).toHaveLength(1);
    // None of a key is in what is said of it.
    expect(sentencesOf({ SECRETS_KEY: `${one},${one}` })).toEqual([
      'SECRETS_KEY has one key twice, as key 1 and key 2.',
    ]);
    expect(sentencesOf({ SECRETS_KEY: `${one},,${other}` })).toEqual([
      'SECRETS_KEY has an empty part where key 2 should be.',
    ]);
    expect(sentencesOf({ SECRETS_KEY: `${one},${other.slice(4)}` })).toEqual([
      'SECRETS_KEY must be keys of 32 random bytes in base64, for example from: openssl rand -base64 32; key 2 is none.',
    ]);
  });

  it('starts with what openssl makes', () => {
    const made = Buffer.from('f2c91b7a55d04e6c8b3312aa90fe77c1d8e4536b', 'hex').toString('base64');
    expect(sentencesOf({ AUTH_SECRET: made + made, METRICS_TOKEN: made })).toEqual([]);
  });

  it('names every wrong variable at once', () => {
    expect(sentencesOf({ PORT: '0', TOP_UP_URL: 'x' })).toHaveLength(2);
  });

  it('refuses to sign anybody in as a demo merchant at a public address', () => {
    expect(sentencesOf({ PUBLIC_URL: 'https://portal.example' })[0]).toMatch(/^OIDC_ISSUER is missing: /);
  });

  it('is documented, every variable and no other', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const [, section = ''] = /## Configuration\n([\s\S]*?)\n## /.exec(page) ?? [];
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const upstream = new Set(serviceNames.map(upstreamVariable));
    const read = variableNames.filter((name) => !upstream.has(name));
    expect(named.toSorted()).toEqual([...read, 'UPSTREAM_{SERVICE}'].toSorted());
  });
});
