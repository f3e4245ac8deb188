import { resolve } from 'node:path';
import { type ServiceName, serviceNames } from '@trastienda/api-client';
import { type BucketSettings, DEMO_TOP_UP_PATH, type Installation } from '@trastienda/services';
import { addedWithholdingRates, billingReceivers, moneySettings } from '@trastienda/services/settings';
import { z } from 'zod';
import { type Environment, secretFileVariables, withSecretFiles } from './secret-files.ts';
import { bucketOf, bucketVariables } from './bucket-settings.ts';
import { isLoopback } from './http/loopback.ts';
import { missingServices } from './proxy/service-groups.ts';
import { type RuntimeConfig, saleEvents, specialSellerIds } from './runtime-config.ts';
import { databaseAddress, keys, optional, secret, trustedAddress, webAddress, whole } from './variables.ts';

/** The ways in which the client authenticates at the token endpoint (OpenID Connect Core 9). */
const clientAuthentications = ['client_secret_basic', 'client_secret_post'] as const;
export type ClientAuthentication = (typeof clientAuthentications)[number];

/**
 * The policies for a verified e-mail that arrives with another account than its person's (D381): `email`
 * links that account to her too, `never` refuses it until an operator has unlinked the one she has.
 */
const relinkPolicies = ['email', 'never'] as const;
export type Relink = (typeof relinkPolicies)[number];

type IdentityConfig =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'oidc';
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly clientAuth: ClientAuthentication;
      readonly scope: string;
      /** The provider never claims whether an e-mail is verified, and verifies them all (D249). */
      readonly emailTrusted: boolean;
      readonly relink: Relink;
    };

export type GatewayConfig = {
  readonly port: number;
  /** Address to listen on; `undefined` is every address. */
  readonly host: string | undefined;
  /** The origin that browsers see, without a path: `https://portal.example`. */
  readonly publicUrl: string;
  /** `null`: the gateway starts the PostgreSQL of its own in `dataDir`. */
  readonly databaseUrl: string | null;
  /** A streaming replica of that database, for reads that may be some seconds old. */
  readonly databaseReplicaUrl: string | null;
  readonly dataDir: string;
  /**
   * A process that is stopping still takes requests for this many seconds, until a balancer has noticed it.
   */
  readonly stopDelaySeconds: number;
  /** Reverse proxies of ours in front, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  /**
   * Limits per minute over all processes: sign-ins of an address; writes and exports of a user in a store.
   */
  readonly limits: { readonly signIns: number; readonly writes: number; readonly exports: number };
  /** A reader of `/metrics` must send this token; `null` allows readers on this machine only. */
  readonly metricsToken: string | null;
  /** A clamd that looks into every file; `null`: nobody does. */
  readonly scanner: { readonly host: string; readonly port: number } | null;
  /** The bucket for the content of files; `null`: the database holds it. */
  readonly bucket: BucketSettings | null;
  readonly identity: IdentityConfig;
  /** Whether the demo has two years of older sales. */
  readonly demoYears: boolean;
  /** Questions for people on their home page (D339). */
  readonly survey: readonly string[];
  /** All rates of withheld taxes, and the RFCs that invoices must name, by channel (D353). */
  readonly money: Pick<Installation, 'withholdingRates' | 'billingReceivers'>;
  readonly upstreams: ReadonlyMap<ServiceName, URL>;
  /** Machines that merchants name may be this one, over http: for a try, never where strangers can sign in. */
  readonly connectorsLoopback: boolean;
  readonly logLevel: string;
  /** `null` means a secret that is generated at the first start and stored in the database. */
  readonly authSecret: string | null;
  /**
   * The first of these keys seals the secrets of channels, and all of them open; `null` means those stored
   * beside the database that we start, and none for another database.
   */
  readonly secretsKeys: readonly Uint8Array[] | null;
  /** The built portal. */
  readonly portalDir: string;
  /** Scripts and styles of earlier builds are kept here; `null`: of none. */
  readonly buildsDir: string | null;
  /** The built workbench of the design system, which only the demo serves. */
  readonly workbenchDir: string;
  readonly runtime: RuntimeConfig;
};

/** Every sentence that is wrong with the environment, one for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** `UPSTREAM_ONBOARDING_AWS` for onboarding-aws (D131). */
export const upstreamVariable = (service: ServiceName): string =>
  `UPSTREAM_${service.toUpperCase().replaceAll('-', '_')}`;

/** An IPv6 address has no brackets in `HOST`, unlike in a URL. */
const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

const environment = z.object({
  PORT: optional(whole(1, 65_535)),
  HOST: optional(z.string().regex(/^[\w.:-]+$/, { error: 'must be a host name or an IP address' })),
  PUBLIC_URL: optional(
    trustedAddress.refine(
      (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
      {
        error: 'must be an origin without a path, such as https://portal.example',
      },
    ),
  ),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_REPLICA_URL: optional(databaseAddress),
  DATA_DIR: optional(z.string()),
  METRICS_TOKEN: optional(secret(16)),
  CLAMD_ADDRESS: optional(
    z.string().regex(/^[\w.-]+:\d{1,5}$/, { error: 'must be a host and a port, such as clamd:3310' }),
  ),
  SIGN_INS_PER_MINUTE: optional(whole(1, 999_999)),
  WRITES_PER_MINUTE: optional(whole(1, 999_999)),
  EXPORTS_PER_MINUTE: optional(whole(1, 999_999)),
  TRUSTED_PROXIES: optional(whole(0, 10)),
  STOP_DELAY_SECONDS: optional(whole(0, 300)),
  PORTAL_DIR: optional(z.string()),
  BUILDS_DIR: optional(z.string()),
  WORKBENCH_DIR: optional(z.string()),
  DEMO_SIGN_IN: optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
  OIDC_ISSUER: optional(trustedAddress),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_CLIENT_AUTH: optional(
    z.enum(clientAuthentications, { error: `must be ${clientAuthentications.join(' or ')}` }),
  ),
  OIDC_SCOPE: optional(z.string().regex(/\bopenid\b/, { error: 'must contain openid' })),
  OIDC_EMAIL_TRUSTED: optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
  OIDC_RELINK: optional(z.enum(relinkPolicies, { error: `must be ${relinkPolicies.join(' or ')}` })),
  AUTH_SECRET: optional(secret(32)),
  SECRETS_KEY: optional(keys),
  ...bucketVariables,
  CONNECTORS_LOOPBACK: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
  LOG_LEVEL: optional(
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be silent, fatal, error, warn, info, debug or trace',
    }),
  ),
  UPLOAD_URL: optional(webAddress),
  SHIPPING_DASHBOARD_URL: optional(webAddress),
  TOP_UP_URL: optional(webAddress),
  WEBSITE_SERVICE_URL: optional(webAddress),
  WEBSITE_ONBOARDING_URL: optional(z.string()),
  TAG_MANAGER_ID: optional(z.string().regex(/^GTM-[A-Z0-9]+$/, { error: 'must look like GTM-ABC123' })),
  PROMO_ENDS_AT: optional(z.iso.datetime({ error: 'must be an instant such as 2025-02-06T06:00:00Z' })),
  PROMO_IMAGE_URL: optional(webAddress),
  PROMO_LINK: optional(webAddress),
  SURVEY: optional(z.string()),
  DEMO_YEARS: optional(whole(0, 2)),
  SESSION_POLL_SECONDS: optional(whole(0, 86_400)),
  SPECIAL_SELLER_IDS: optional(specialSellerIds),
  SALE_EVENTS: optional(saleEvents),
  WITHHOLDING_RATES: optional(addedWithholdingRates),
  BILLING_RECEIVERS: optional(billingReceivers),
  ...Object.fromEntries(secretFileVariables.map((name) => [name, optional(z.string())])),
  ...Object.fromEntries(serviceNames.map((service) => [upstreamVariable(service), optional(trustedAddress)])),
});

/** The name of every variable that is read. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/** @throws ConfigError with one plain sentence for each wrong variable of `schema`. */
function variablesOf<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const { env: complete, sentences } = withSecretFiles(env);
  if (sentences.length > 0) throw new ConfigError(sentences);
  const read = schema.safeParse(complete);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`));
  }
  return read.data;
}

const placeOf = (
  given: { DATABASE_URL?: string | undefined; DATA_DIR?: string | undefined },
  root: string,
) => ({
  databaseUrl: given.DATABASE_URL ?? null,
  dataDir: resolve(root, given.DATA_DIR ?? '.data'),
});

/**
 * Reads the settings of the bucket alone, as `readDatabasePlace` reads the database's.
 * @throws ConfigError with one plain sentence for each wrong variable.
 */
export const readBucketSettings = (env: Environment): BucketSettings | null =>
  bucketFrom(variablesOf(z.object(bucketVariables), env));

/**
 * Reads the keys for secrets alone; `null` where the variable names none.
 * @throws ConfigError with one plain sentence for each wrong variable.
 */
export const readSecretsKeys = (env: Environment): GatewayConfig['secretsKeys'] =>
  variablesOf(environment.pick({ SECRETS_KEY: true }), env).SECRETS_KEY ?? null;

/**
 * Reads the address of the database alone, for the operator's commands: they serve nobody, so every other
 * variable may be wrong or missing.
 * @throws ConfigError with one plain sentence for each wrong variable.
 */
export const readDatabasePlace = (
  env: Environment,
  root: string,
): Pick<GatewayConfig, 'databaseUrl' | 'dataDir'> =>
  placeOf(variablesOf(environment.pick({ DATABASE_URL: true, DATA_DIR: true }), env), root);

/**
 * Reads the whole configuration from environment variables; nothing else of the gateway reads them.
 * @throws ConfigError with one plain sentence for each wrong variable.
 */
export function readConfig(env: Environment, root: string): GatewayConfig {
  const given = variablesOf(environment, env);
  const port = given.PORT ?? 3000;
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://localhost:${port}`);
  const identity = identityOf(given);
  if (identity.kind === 'embedded' && !isLoopback(publicUrl)) {
    throw new ConfigError([
      'OIDC_ISSUER is missing: the identity provider that comes with the product signs anybody in as a demo merchant, so it serves this machine only. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or use a localhost PUBLIC_URL.',
    ]);
  }
  if (identity.kind === 'embedded' && given.HOST !== undefined && !isLoopbackHost(given.HOST)) {
    throw new ConfigError([
      'HOST is not an address of this machine alone, and OIDC_ISSUER is missing: the identity provider that comes with the product signs anybody in as a demo merchant. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or leave HOST out.',
    ]);
  }
  if (identity.kind === 'embedded' && given.DATABASE_URL !== undefined && given.DEMO_SIGN_IN !== 'true') {
    throw new ConfigError([
      'OIDC_ISSUER is missing, although DATABASE_URL is given: the identity provider that comes with the product signs anybody in as a demo merchant, without a password. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; or, to show the product on a database without real data, DEMO_SIGN_IN=true.',
    ]);
  }
  if (given.CONNECTORS_LOOPBACK === '1' && !isLoopback(publicUrl)) {
    throw new ConfigError([
      'CONNECTORS_LOOPBACK is 1, although PUBLIC_URL is public: whoever signs in could have this process ask its own machine. Leave it out, or use a localhost PUBLIC_URL.',
    ]);
  }
  const upstreams = new Map<ServiceName, URL>();
  for (const service of serviceNames) {
    const address = env[upstreamVariable(service)];
    if (address) upstreams.set(service, new URL(address));
  }
  const missing = missingServices(new Set(upstreams.keys()));
  if (missing.length > 0) {
    throw new ConfigError([
      `${missing.map(upstreamVariable).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: services that share their data are elsewhere together or not at all (docs/operations.md, Upstream services).`,
    ]);
  }
  return {
    port,
    host: given.HOST ?? (identity.kind === 'embedded' ? '127.0.0.1' : undefined),
    publicUrl: publicUrl.origin,
    ...placeOf(given, root),
    databaseReplicaUrl: given.DATABASE_REPLICA_URL ?? null,
    limits: {
      signIns: given.SIGN_INS_PER_MINUTE ?? 120,
      writes: given.WRITES_PER_MINUTE ?? 600,
      exports: given.EXPORTS_PER_MINUTE ?? 120,
    },
    metricsToken: given.METRICS_TOKEN ?? null,
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    stopDelaySeconds: given.STOP_DELAY_SECONDS ?? 0,
    scanner: scannerAt(given.CLAMD_ADDRESS),
    bucket: bucketFrom(given),
    identity,
    upstreams,
    connectorsLoopback: given.CONNECTORS_LOOPBACK === '1',
    logLevel: given.LOG_LEVEL ?? 'info',
    authSecret: given.AUTH_SECRET ?? null,
    secretsKeys: given.SECRETS_KEY ?? null,
    demoYears: given.DEMO_YEARS === 2,
    survey: (given.SURVEY ?? '')
      .split('|')
      .map((question) => question.trim())
      .filter((question) => question !== ''),
    money: moneySettings(given.WITHHOLDING_RATES, given.BILLING_RECEIVERS),
    portalDir: resolve(root, given.PORTAL_DIR ?? 'apps/portal/dist'),
    buildsDir: given.BUILDS_DIR === undefined ? null : resolve(root, given.BUILDS_DIR),
    workbenchDir: resolve(root, given.WORKBENCH_DIR ?? '.storybook/static'),
    runtime: {
      uploadUrl: given.UPLOAD_URL ?? '/upload/files',
      shippingDashboardUrl: given.SHIPPING_DASHBOARD_URL ?? null,
      topUpUrl: given.TOP_UP_URL ?? (identity.kind === 'embedded' ? DEMO_TOP_UP_PATH : null),
      websiteServiceUrl: given.WEBSITE_SERVICE_URL ?? null,
      websiteOnboardingUrl: given.WEBSITE_ONBOARDING_URL ?? '/onboarding',
      tagManagerId: given.TAG_MANAGER_ID ?? null,
      hasDemoCarriers: identity.kind === 'embedded',
      promo: {
        endsAt: given.PROMO_ENDS_AT ?? '2025-02-06T06:00:00.000Z',
        imageUrl: given.PROMO_IMAGE_URL ?? null,
        link: given.PROMO_LINK ?? null,
      },
      sessionPollSeconds: given.SESSION_POLL_SECONDS ?? 0,
      specialSellerIds: given.SPECIAL_SELLER_IDS ?? [],
      saleEvents: given.SALE_EVENTS ?? [],
      withholdingRates: given.WITHHOLDING_RATES ?? [],
    },
  };
}

/** @throws ConfigError */
function bucketFrom(given: Parameters<typeof bucketOf>[0]): BucketSettings | null {
  const read = bucketOf(given);
  if (read !== null && 'sentences' in read) throw new ConfigError(read.sentences);
  return read;
}

const scannerAt = (address: string | undefined) => {
  const [host = '', port] = address?.split(':') ?? [];
  return port === undefined ? null : { host, port: Number(port) };
};

function identityOf(given: z.output<typeof environment>): IdentityConfig {
  if (given.OIDC_ISSUER === undefined) {
    if (given.OIDC_CLIENT_ID !== undefined || given.OIDC_CLIENT_SECRET !== undefined) {
      throw new ConfigError(['OIDC_ISSUER is missing, although an OIDC client is given.']);
    }
    return { kind: 'embedded' };
  }
  const missing = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).filter((name) => !given[name]);
  if (missing.length > 0)
    throw new ConfigError(missing.map((name) => `${name} is missing: OIDC_ISSUER needs it.`));
  return {
    kind: 'oidc',
    issuer: given.OIDC_ISSUER,
    clientId: given.OIDC_CLIENT_ID ?? '',
    clientSecret: given.OIDC_CLIENT_SECRET ?? '',
    clientAuth: given.OIDC_CLIENT_AUTH ?? 'client_secret_basic',
    scope: given.OIDC_SCOPE ?? 'openid profile email',
    emailTrusted: given.OIDC_EMAIL_TRUSTED === 'true',
    relink: given.OIDC_RELINK ?? 'email',
  };
}
