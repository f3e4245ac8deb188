import { createHash } from 'node:crypto';
import { channelName, type LinkableCode } from '@trastienda/domain';
import { isLinkReturn, linkReturn } from '@trastienda/domain/channel-setup';
import { and, eq, gt, sql } from 'drizzle-orm';
import { conflict, invalid, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { type SecretBox, UnopenedBox } from '../../core/secret-box.ts';
import { type AttemptPurpose, linkAttempts } from '../../tables/channel-links.ts';
import { DEMO_CODE } from './demo-consent.ts';
import { verifierPlace } from './secret-places.ts';

const STATE_BYTES = 32;
const GOOD_FOR_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const ATTEMPTS_AN_HOUR = 10;
const TOO_MANY: Readonly<Record<AttemptPurpose, string>> = {
  link: 'Intentaste conectar canales muchas veces: espera una hora y vuelve a intentar',
  test: 'Probaste tus canales muchas veces: espera una hora y vuelve a intentar',
};

const sha256 = (text: string) => createHash('sha256').update(text);
const hashOf = (state: string) => sha256(state).digest('hex');
const challengeOf = (verifier: string) => sha256(verifier).digest('base64url');

/**
 * Locks the links of a store until the transaction ends: a state cannot be used twice, nor a shop linked
 * twice.
 */
export const lockLinks = ({ tx, storeId }: Pick<Scope, 'tx' | 'storeId'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`links/${storeId}`}, 0))`);

/**
 * Returns the box that seals secrets.
 * @throws 409 where the installation has no key.
 */
export function secretsOf({ installation }: Scope): SecretBox {
  if (installation.secrets) return installation.secrets;
  throw conflict(
    'Esta instalación todavía no puede guardar los accesos de tus canales',
    'secrets_not_configured',
  );
}

/**
 * Checks that the demo's channel exists in this installation. One that cannot be reached must not appear as linked (D388); a shop of
 * WooCommerce that is asked for real passes another way (`link-real-shop.ts`).
 * @returns the page that asks for access
 * @throws 409 in an installation without the demo
 */
export function expectChannel({ installation }: Scope, channel: LinkableCode): string {
  if (installation.demoConsentUrl !== null) return installation.demoConsentUrl;
  throw conflict(
    `Esta instalación no tiene configurado ${channelName(channel)}. Pídelo a quien administra el portal`,
    'channel_not_configured',
  );
}

type Attempt = { readonly channel: LinkableCode; readonly shop?: string; readonly redirectUri: string };

/** Writes an attempt down. @throws 429 from the eleventh within an hour on. */
async function storeAttempt(
  scope: Scope,
  row: Pick<typeof linkAttempts.$inferInsert, 'channel' | 'stateHash' | 'shop' | 'redirectUri' | 'verifier'>,
  purpose: AttemptPurpose = 'link',
): Promise<void> {
  const { tx, storeId, now, user } = scope;
  await lockLinks(scope);
  const recent = and(
    eq(linkAttempts.storeId, storeId),
    eq(linkAttempts.purpose, purpose),
    gt(linkAttempts.createdAt, new Date(now.getTime() - HOUR_MS)),
  );
  if ((await tx.$count(linkAttempts, recent)) >= ATTEMPTS_AN_HOUR) {
    throw new Refusal(429, TOO_MANY[purpose], { code: `too_many_${purpose}s` });
  }
  await tx.insert(linkAttempts).values({
    storeId,
    ...row,
    purpose,
    email: user.email.toLowerCase(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOD_FOR_MS),
  });
}

/** Returns the row of an attempt without a state to come back with. */
const unbound = (scope: Scope, channel: string) => ({
  channel,
  stateHash: hashOf(Buffer.from(scope.randomBytes(STATE_BYTES)).toString('hex')),
});

/** Counts an attempt with typed credentials. */
export const countTypedAttempt = (scope: Scope, channel: LinkableCode): Promise<void> =>
  storeAttempt(scope, unbound(scope, channel));

/** Counts a trial of a linked shop, apart from links. @throws 429 from the eleventh within an hour on */
export const countTrial = (scope: Scope, channel: string): Promise<void> =>
  storeAttempt(scope, unbound(scope, channel), 'test');

/** Returns the return address of a channel whose call has no `redirectUri`. */
export const ownReturn = ({ installation }: Scope, channel: LinkableCode): string =>
  linkReturn(installation.publicUrl, channel);

/**
 * Checks that codes return to the portal's own screen, because a channel must not send them elsewhere.
 * @throws 422 for any other address
 */
function checkReturn({ installation }: Scope, { channel, redirectUri }: Attempt): void {
  if (isLinkReturn(redirectUri, installation.publicUrl, channel)) return;
  throw invalid([{ field: 'redirectUri', message: 'Solo se puede volver a la pantalla de tus canales' }]);
}

/**
 * Begins a link: it returns the address of the channel's own page, and the state that comes back from there.
 */
export async function beginLink(scope: Scope, attempt: Attempt): Promise<{ url: string; state: string }> {
  const { channel, shop = '', redirectUri } = attempt;
  const page = expectChannel(scope, channel);
  const secrets = secretsOf(scope);
  checkReturn(scope, attempt);
  const newSecret = () => Buffer.from(scope.randomBytes(STATE_BYTES)).toString('base64url');
  const [state, verifier] = [newSecret(), newSecret()];
  const stateHash = hashOf(state);
  const sealed = secrets.seal(verifier, verifierPlace({ storeId: scope.storeId, stateHash }));
  await storeAttempt(scope, { channel, shop, redirectUri, stateHash, verifier: sealed });
  const parameters = new URLSearchParams({
    canal: channel,
    state,
    redirect_uri: redirectUri,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  if (shop !== '') parameters.set('shop', shop);
  return { url: `${page}?${parameters}`, state };
}

/** The refusal is the same whether another store or person began the link, or nobody did. */
const notBegunHere = () =>
  conflict('Esta conexión no se empezó aquí: vuelve a empezar desde esta tienda', 'link_elsewhere');

type Return = Attempt & {
  readonly state: string;
  /** The code under its name in the call. */
  readonly code: { readonly field: string; readonly value: string };
  /** All parameters of the return, where the caller has them. */
  readonly callback?: Readonly<Record<string, string>> | undefined;
};

/** Opens the verifier of an attempt. @throws 409 where the key that sealed it is not here any more: its merchant begins again */
function openVerifier(secrets: SecretBox, attempt: { storeId: string; stateHash: string; verifier: Buffer }) {
  try {
    return secrets.open(attempt.verifier, verifierPlace(attempt));
  } catch (error) {
    if (!(error instanceof UnopenedBox)) throw error;
    throw conflict('Esta conexión ya no se puede terminar: vuelve a empezar', 'link_expired');
  }
}

const refusedCode = (field: string) =>
  invalid([{ field, message: 'El canal no dio el permiso: vuelve a empezar' }]);

/**
 * Ends a link that `beginLink` began, once.
 * @throws 409 where the channel cannot be linked, and for a state that is not this store's, person's,
 * channel's, shop's and address's, was used, or is older than ten minutes; 422 for a code that the channel
 * did not issue for it.
 */
export async function finishLink(scope: Scope, input: Return): Promise<void> {
  const { tx, storeId, now, user } = scope;
  const { channel, shop = '', redirectUri, state, code, callback } = input;
  expectChannel(scope, channel);
  const secrets = secretsOf(scope);
  await lockLinks(scope);
  const stateHash = hashOf(state);
  const byState = and(eq(linkAttempts.storeId, storeId), eq(linkAttempts.stateHash, stateHash));
  const [attempt] = await tx.select().from(linkAttempts).where(byState);
  const isOurs =
    attempt?.email === user.email.toLowerCase() &&
    attempt.channel === channel &&
    attempt.shop === shop &&
    attempt.redirectUri === redirectUri;
  if (!isOurs) throw notBegunHere();
  if (attempt.usedAt || !attempt.verifier)
    throw conflict('Esta conexión ya se usó: revisa tus canales', 'link_used');
  if (attempt.expiresAt <= now) throw conflict('Pasaron más de 10 minutos: vuelve a empezar', 'link_expired');
  const expected = { code: code.value, state, ...(shop === '' ? {} : { shop: `${shop}.myshopify.com` }) };
  for (const [name, value] of Object.entries(expected)) {
    if (callback && (callback[name] ?? value) !== value) throw refusedCode(`callback.${name}`);
  }
  if (callback?.['error'] !== undefined || !/^[\u0021-\u007e]+$/.test(code.value))
    throw refusedCode(code.field);
  const verifier = openVerifier(secrets, { ...attempt, verifier: attempt.verifier });
  if (code.value.startsWith(DEMO_CODE) && code.value !== DEMO_CODE + challengeOf(verifier)) {
    throw refusedCode(code.field);
  }
  await tx.update(linkAttempts).set({ usedAt: now, verifier: null }).where(byState);
}
