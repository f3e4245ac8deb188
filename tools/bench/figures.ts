import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { provenance } from '../provenance.ts';
import { bin, root, run } from '../run.ts';
import { markdown } from './statistics.ts';

/** The commit is read before anything is measured, so that a changed tree costs no run; `null` without `--write`. */
const measured = process.argv.includes('--write') ? provenance() : null;

/** Returns the options of a bench from its command line; each bench also takes `--write`, which `report` reads. */
export const benchOptions = <const Options extends ParseArgsOptionsConfig>(options: Options) =>
  parseArgs({ options: { ...options, write: { type: 'boolean' } } }).values;

/** Returns the size that the command line names by a whole number, or the usual one. */
export const benchSize = (usual: number): number =>
  Number(process.argv.slice(2).find((word) => /^\d+$/u.test(word)) ?? usual);

/** A figure of a run and its goal; `null` is reported without one. */
export type Figure = {
  readonly figure: string;
  readonly value: number;
  readonly atMost?: number | null;
  readonly atLeast?: number;
};

const isHeld = ({ value, atMost = null, atLeast = -Infinity }: Figure): boolean =>
  value <= (atMost ?? Infinity) && value >= atLeast;

const goalOf = ({ atMost = null, atLeast }: Figure): string =>
  atLeast === undefined ? (atMost === null ? '–' : `≤ ${atMost}`) : `≥ ${atLeast}`;

const verdictOf = (one: Figure): string =>
  goalOf(one) === '–' ? 'told' : isHeld(one) ? 'holds' : '**missed**';

const digits = (value: number): string => String(Number(value.toPrecision(4)));

/** Questions that miss a goal are named one by one up to this number; beyond it the worst stands for all. */
const MAX_NAMED = 4;

/** Returns the questions of one goal as one figure, their largest value, and those that miss it by their names. */
export function questionFigures(
  what: string,
  rows: readonly { readonly name: string; readonly value: number }[],
  atMost: number,
): readonly Figure[] {
  const held = rows.filter(({ value }) => value <= atMost);
  const missed = rows.filter(({ value }) => value > atMost);
  const mostOf = (some: typeof rows) => ({
    figure: `${what}, ${some.length}: most`,
    value: Math.max(...some.map(({ value }) => value)),
    atMost,
  });
  return [
    ...(held.length === 0 ? [] : [mostOf(held)]),
    ...(missed.length > MAX_NAMED
      ? [mostOf(missed)]
      : missed.map(({ name, value }) => ({ figure: name, value, atMost }))),
  ];
}

/**
 * Prints the figures of a bench, and with `--write` puts them into docs/benchmarks.md, with the day and the commit.
 * @returns whether every goal is met.
 */
export async function report(bench: string, figures: readonly Figure[]): Promise<boolean> {
  const table = markdown([
    ['figure', 'value', 'goal', ''],
    ...figures.map((one) => [one.figure, digits(one.value), goalOf(one), verdictOf(one)]),
  ]);
  process.stdout.write(`\n${table}\n`);
  if (measured !== null) {
    const page = join(root, 'docs/benchmarks.md');
    const text = readFileSync(page, 'utf8');
    const [start, end] = [`<!-- bench:${bench} -->`, `<!-- /bench:${bench} -->`];
    if (!text.includes(start)) throw new Error(`docs/benchmarks.md has no place for bench:${bench}`);
    const after = text.slice(text.indexOf(end));
    const before = text.slice(0, text.indexOf(start) + start.length);
    writeFileSync(page, `${before}\n\n${measured}\n\n${table}\n\n${after}`);
    await run(bin('oxfmt'), [page]);
  }
  return figures.every(isHeld);
}
