import { mexicanStateOf, mexicanStates } from '@trastienda/domain';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { grouped } from '../../core/grouped.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import { type Database, type Transaction, urlOf } from '../../database/connect.ts';
import { oneOf } from '../../database/one-of.ts';
import { rowsInBatches } from '../../database/rows-in-batches.ts';
import { exclusively, type SetUp } from '../../database/setup-lock.ts';
import { zipCodes } from '../../tables/shipping.ts';
import { type PostalCode, type PostalCodes, readPostalCodes } from './read-postal-codes.ts';
import { WrongPostalCodes } from './wrong-postal-codes.ts';

type Counts = { readonly codes: number; readonly colonias: number };

/** The differences that a file of postal codes made. */
export type PostalCodesLoaded = {
  readonly encoding: PostalCodes['encoding'];
  /** The names of its states: codes of the others stay as they were. */
  readonly states: readonly string[];
  readonly total: Counts;
  readonly added: Counts;
  /** The codes that say something else than before, and the settlements that they have now and had not. */
  readonly changed: Counts;
  /** The codes that the file no longer has, and all settlements that are gone. */
  readonly gone: Counts;
};

/** A state loses some codes each year; a file that lacks more than this share of them is rather one that was cut. */
const MOST_GONE = 0.1;
/** So many may go of any state, which the smallest one would otherwise be refused for. */
const FEW = 10;

type StoredCode = PostalCode & { readonly official: boolean; readonly demo: boolean };
type Differences = {
  readonly toWrite: PostalCode[];
  readonly toDelete: StoredCode[];
  readonly counts: Pick<PostalCodesLoaded, 'added' | 'changed' | 'gone'>;
};

const withoutThose = (all: readonly string[], those: readonly string[]): number => {
  const set = new Set(those);
  return all.filter((one) => !set.has(one)).length;
};
const isSame = (stored: StoredCode, code: PostalCode): boolean =>
  stored.official &&
  stored.stateCode === code.stateCode &&
  stored.city === code.city &&
  stored.borough === code.borough &&
  stored.colonias.length === code.colonias.length &&
  stored.colonias.every((name, at) => name === code.colonias[at]);

/** Compares the file with what is stored, of which no more than a batch is in memory. */
async function differencesOf(tx: Transaction, codes: PostalCodes['codes']): Promise<Differences> {
  const states = new Set([...codes.values()].map(({ stateCode }) => stateCode));
  const missing = new Map(codes);
  const toWrite: PostalCode[] = [];
  const toDelete: StoredCode[] = [];
  const [changed, gone] = [
    { codes: 0, colonias: 0 },
    { codes: 0, colonias: 0 },
  ];
  const stored = sql`select code, state_code as "stateCode", city, borough, colonias, official, demo from ${zipCodes}`;
  for await (const rows of rowsInBatches<StoredCode>(tx, stored)) {
    for (const row of rows) {
      const code = codes.get(row.code);
      missing.delete(row.code);
      if (code && !isSame(row, code)) {
        toWrite.push(code);
        changed.codes += 1;
        changed.colonias += withoutThose(code.colonias, row.colonias);
        gone.colonias += withoutThose(row.colonias, code.colonias);
      }
      // Rows of the operator's own are nobody else's to delete.
      if (!code && states.has(row.stateCode) && (row.official || row.demo)) {
        toDelete.push(row);
        gone.codes += 1;
        gone.colonias += row.colonias.length;
      }
    }
  }
  const added = [...missing.values()];
  toWrite.push(...added);
  return { toWrite, toDelete, counts: { added: countsOf(added), changed, gone } };
}

const countsOf = (codes: Iterable<PostalCode>): Counts => {
  const all = [...codes];
  return { codes: all.length, colonias: all.reduce((sum, { colonias }) => sum + colonias.length, 0) };
};

/** @throws WrongPostalCodes where a state would lose more than a year's share of its codes. */
async function expectWhole(tx: Transaction, toDelete: readonly StoredCode[]): Promise<void> {
  const dropped = grouped(
    toDelete.filter(({ official }) => official),
    ({ stateCode }) => stateCode,
  );
  for (const [stateCode, rows] of dropped) {
    const known = await tx.$count(zipCodes, sql`official and state_code = ${stateCode}`);
    if (rows.length <= Math.max(FEW, known * MOST_GONE)) continue;
    throw new WrongPostalCodes(
      `The file lacks ${rows.length} of ${known} codes of ${mexicanStateOf(stateCode)?.name}: is it whole? With --accept-gone they go.`,
    );
  }
}

/**
 * Loads the file of Correos de México, all or nothing: new codes are written, changed ones replaced, and codes that it no longer
 * has in its states are deleted. Nothing refers to a code, and addresses keep theirs. Other states and rows of the operator's own
 * stay. The same file again changes nothing.
 * @param options `acceptGone` also takes a file that lacks many of the codes that are there.
 * @throws WrongPostalCodes; nothing is loaded then.
 */
export async function loadPostalCodes(
  database: Database,
  file: Uint8Array,
  { acceptGone = false, onWait }: Pick<SetUp, 'onWait'> & { readonly acceptGone?: boolean } = {},
): Promise<PostalCodesLoaded> {
  const { codes, encoding } = readPostalCodes(file);
  const work = async (tx: Transaction) => {
    const { toWrite, toDelete, counts } = await differencesOf(tx, codes);
    if (!acceptGone) await expectWhole(tx, toDelete);
    const rows = toWrite.map(({ colonias, ...code }) => ({
      ...code,
      colonias: [...colonias],
      demo: false,
      official: true,
    }));
    await bulkInsert(tx, zipCodes, rows, { conflicts: 'replace' });
    const deleted = toDelete.map(({ code }) => code);
    if (deleted.length > 0) await tx.delete(zipCodes).where(oneOf(zipCodes.code, deleted));
    return counts;
  };
  const counts = await exclusively(
    urlOf(database),
    (client) => drizzle({ client }).transaction(work),
    onWait ? { onWait } : {},
  );
  const there = new Set([...codes.values()].map(({ stateCode }) => stateCode));
  return {
    encoding,
    states: mexicanStates.filter(({ key }) => there.has(key)).map(({ name }) => name),
    total: countsOf(codes.values()),
    ...counts,
  };
}
