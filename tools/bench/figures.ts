import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provenance } from '../provenance.ts';
import { bin, root, run } from '../run.ts';
import { markdown } from './statistics.ts';

/** The commit is read before anything is measured, so that a changed tree costs no run; `null` without `--write`. */
const measured = process.argv.includes('--write') ? provenance() : null;

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

/** The questions of one goal as one figure, their largest ratio; those that miss it by their names. */
export function questionFigures(
  what: string,
  rows: readonly { readonly name: string; readonly value: number }[],
  atMost: number,
): readonly Figure[] {
  const held = rows.filter(({ value }) => value <= atMost);
  const most = Math.max(...held.map(({ value }) => value));
  return [
    ...(held.length === 0 ? [] : [{ figure: `${what}, ${held.length}: most`, value: most, atMost }]),
    ...rows.filter((row) => !held.includes(row)).map(({ name, value }) => ({ figure: name, value, atMost })),
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
