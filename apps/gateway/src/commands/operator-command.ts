import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import {
  connect,
  type Database,
  disconnect,
  hasEmbeddedPostgres,
  hasTakenAll,
  type OperatorAct,
  readSteps,
  servicesSteps,
  startEmbeddedPostgres,
  UnfitDatabase,
} from '@trastienda/services/database';
import { readDatabasePlace } from '../config.ts';
import { gatewaySteps } from '../database/open.ts';
import { VERSION } from '../version.ts';
import { failureSentence } from './failure-sentence.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command of who runs the installation, as `package.json` has it. */
type Spec<O extends Options, Needed extends keyof O & string> = {
  /** The name of its script: 'wallet:credit'. */
  readonly name: string;
  /** The options as they are typed, and below them what is to be known of them. */
  readonly usage: string;
  readonly options: O;
  readonly needed?: readonly Needed[];
  /** The one word that is given without an option's name: 'name@example.com'; none by default. */
  readonly word?: {
    readonly name: string;
    readonly isValid: (word: string) => boolean;
    /** The flag that is given in its place. */
    readonly unless?: keyof O & string;
  };
  /** The words for a database that is not to be had: 'Nobody was unlinked'. */
  readonly undone: string;
  /** Whether it may find the tables of an earlier version, or none: it makes those of this one itself. */
  readonly bringsUpToDate?: boolean;
  /** Milliseconds a query may take; a minute by default. */
  readonly answerWithin?: number;
};

type Values<O extends Options, Needed extends keyof O & string> = ReturnType<
  typeof parseArgs<{ options: O }>
>['values'] & { readonly [name in Needed]: string };

type Given<V> = {
  readonly values: V;
  /** '' where none was given. */
  readonly word: string;
  readonly url: string;
  readonly database: Database;
  /** The folder that the database we start lies in; `null` for a database elsewhere. */
  readonly ownDataDir: string | null;
  /** The act, for its record. */
  readonly act: OperatorAct;
  readonly env: Surroundings['env'];
  /** Writes a line to standard output, and waits while nobody reads. */
  readonly say: (line: string) => Promise<void>;
};

/** The surroundings of a command: what was typed behind its name, the environment, and where it writes. */
type Surroundings = {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  readonly output: (line: string) => Promise<void>;
  readonly complain: (line: string) => void;
};

/** @returns the code with which the process ends. */
export type OperatorCommand = (surroundings: Surroundings) => Promise<number>;

/** An option with a value. */
export const text = { type: 'string' } as const;
/** An option that is there or not. */
export const flag = { type: 'boolean', default: false } as const;

export const isEmail = (word: string): boolean => /^\S+@\S+$/.test(word);

/** Makes lines of columns of these widths, a negative one to the right, and a last column as long as it is. */
export const columns =
  (...widths: readonly number[]) =>
  (...cells: readonly (string | number)[]): string =>
    cells
      .map((cell, at) => {
        const width = widths[at] ?? 0;
        return width < 0 ? String(cell).padStart(-width) : String(cell).padEnd(width);
      })
      .join('  ');

/** A day of UTC, '2026-11-29'. */
export const dayOf = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '';

const common = { help: { type: 'boolean', short: 'h' }, by: text } as const;

/** The arguments cannot be understood, or are asked for. */
class Usage extends Error {}

/** The user and host of the operating system: who ran a command, where nobody else is named. */
function whoRuns(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A container may run a user that has no name.
    return `${process.getuid?.() ?? 'somebody'}@${hostname()}`;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @throws Usage with the reason; without one where help was asked for. */
function readArguments<O extends Options, Needed extends keyof O & string>(
  spec: Spec<O, Needed>,
  words: readonly string[],
) {
  const options: Options = { ...spec.options, ...common };
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args: [...words], options, allowPositionals: spec.word !== undefined });
    } catch (error) {
      throw new Usage(error instanceof Error ? error.message : String(error));
    }
  })();
  if (values['help'] === true) throw new Usage();
  const missing = (spec.needed ?? []).filter((name) => textOf(values[name]) === '');
  if (missing.length > 0) throw new Usage(`${missing.map((name) => `--${name}`).join(', ')} must be given.`);
  const [word = '', ...more] = positionals;
  if (more.length > 0) throw new Usage(`One is enough: ${positionals.join(' ')}`);
  if (spec.word) {
    const { name, isValid, unless } = spec.word;
    const isElse = unless !== undefined && values[unless] === true;
    const either = unless === undefined ? '' : ` or --${unless}`;
    if (isElse === (word !== '')) throw new Usage(`${name}${either} must be given.`);
    if (word !== '' && !isValid(word)) throw new Usage(`Not ${name.toLowerCase()}: ${word}`);
  }
  const act: OperatorAct = {
    command: spec.name,
    by: textOf(values['by']) || whoRuns(),
    reason: textOf(values['reason']) || undefined,
    reference: textOf(values['reference']) || undefined,
  };
  return { values: values as unknown as Values<O, Needed>, word, act };
}

/** The product's own database, where there is one: a new one holds nobody, and doing nothing there would read as done. */
async function ownPostgres(dataDir: string, undone: string) {
  if (await hasEmbeddedPostgres({ dataDir })) return startEmbeddedPostgres({ dataDir });
  throw new UnfitDatabase(
    `${undone}: DATABASE_URL is not set, and there is no embedded database in ${dataDir}. Run this with the environment of the gateway.`,
  );
}

/** @throws UnfitDatabase where the tables are those of an earlier version: nothing may be read of them, or written. */
async function expectTables(database: Database, undone: string): Promise<void> {
  for (const { folder, ledger } of [servicesSteps, gatewaySteps]) {
    if (await hasTakenAll(database.$client, await readSteps(folder), ledger)) continue;
    throw new UnfitDatabase(
      `${undone}: the database has not the tables of ${VERSION}. Start that version on it, or run npm run migrate.`,
    );
  }
}

/**
 * Makes a command: it reads what was typed, finds the installation's database by the environment of the gateway, and says what
 * went wrong in a sentence, with 1 as its code.
 */
export function operatorCommand<const O extends Options, const Needed extends keyof O & string = never>(
  spec: Spec<O, Needed>,
  work: (given: Given<Values<O, Needed>>) => Promise<void>,
): OperatorCommand {
  const { undone, answerWithin } = spec;
  return async ({ words, env, folder, output, complain }) => {
    let url = '';
    try {
      const { values, word, act } = readArguments(spec, words);
      const { databaseUrl, dataDir: home } = readDatabasePlace(env, folder);
      const dataDir = path.join(home, 'postgres');
      const own = databaseUrl === null ? await ownPostgres(dataDir, undone) : null;
      // A program reads standard output.
      if (own) complain(`DATABASE_URL is not set: this is the embedded database in ${dataDir}`);
      url = databaseUrl ?? own?.url ?? '';
      const database = connect(url, { max: 2, ...(answerWithin !== undefined && { answerWithin }) });
      try {
        if (spec.bringsUpToDate !== true) await expectTables(database, undone);
        const ownDataDir = own ? home : null;
        await work({ values, word, url, database, ownDataDir, act, env, say: output });
      } finally {
        await disconnect(database);
        await own?.stop();
      }
      return 0;
    } catch (error) {
      const usage = `npm run ${spec.name}${spec.usage.startsWith('\n') ? '' : ' -- '}${spec.usage}`;
      if (error instanceof Usage && error.message === '') {
        await output(usage);
        return 0;
      }
      if (error instanceof Usage) complain(`${error.message}\n${usage}`);
      else complain(failureSentence(error, url));
      return 1;
    }
  };
}
