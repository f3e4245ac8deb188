import { CommandRefused, UnfitDatabase, WrongPostalCodes } from '@trastienda/services/database';
import { ConfigError } from '../config.ts';

/** The error and its causes, the outermost first; those of several addresses of one host are one. */
function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < 10; at = at.cause) causes.push(at);
  return causes;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

type Place = { readonly server: string; readonly database: string; readonly role: string };

/** The parts of an address that may be shown: never its password. */
function placeOf(url: string): Place {
  const address = URL.parse(url);
  const decoded = (part = '') => decodeURIComponent(part);
  return {
    server: address?.host ?? 'DATABASE_URL',
    database: decoded(address?.pathname.slice(1)),
    role: decoded(address?.username),
  };
}

/** PostgreSQL's codes and the driver's, with a sentence for who typed the address. */
const sentences: readonly (readonly [RegExp, (place: Place) => string])[] = [
  [/^28/, ({ server, role }) => `PostgreSQL at ${server} refuses the user ${role} or its password.`],
  [/^3D000$/, ({ server, database }) => `PostgreSQL at ${server} has no database ${database}.`],
  [/^42501$/, ({ database, role }) => `The role ${role} may not do this in the database ${database}.`],
  [/^(?:53|57P0|08)/, ({ server }) => `PostgreSQL at ${server} takes no connection for now.`],
  [/^55P03$/, () => 'Somebody else holds the row for too long: try again.'],
  [
    /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE)$/,
    ({ server }) => `No PostgreSQL answers at ${server}.`,
  ],
];
const unanswered = /timeout|terminated|does not support SSL|Client was closed/i;

/**
 * Says in one sentence why a command could not do its work; what nobody foresaw is said in the words of its cause. The password
 * of the address is in none of them.
 */
export function failureSentence(error: unknown, url: string): string {
  if ([UnfitDatabase, WrongPostalCodes, CommandRefused].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof ConfigError) return error.sentences.join('\n');
  const causes = causesOf(error);
  const place = placeOf(url);
  for (const cause of causes) {
    const found = sentences.find(([code]) => code.test(codeOf(cause)));
    if (found) return found[1](place);
  }
  if (causes.some(({ message }) => unanswered.test(message)))
    return `No PostgreSQL answers at ${place.server}.`;
  const last = causes.at(-1)?.message.split('\n')[0] || String(error);
  return `It could not be done: ${last}`;
}
