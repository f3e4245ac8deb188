import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, Vitest } from 'vitest/node';
import { provenance } from '../provenance.ts';
import { bin, root, run } from '../run.ts';

const [START, END] = ['<!-- proved -->', '<!-- /proved -->'];

export interface Proof {
  readonly file: string;
  readonly count: string;
  /** The day and the commit of the run. */
  readonly run: string;
}

const rowOf = ({ file, count, run: of }: Proof): string => `| \`${file}\` | ${count} | ${of} |`;

/** The page with these proofs in its table: rows of files that did not run stay as they are. */
export function withProofs(page: string, proofs: readonly Proof[]): string {
  const [start, end] = [page.indexOf(START) + START.length, page.indexOf(END)];
  if (end < start) throw new Error(`docs/reliability.md has no place between ${START} and ${END}`);
  const written = [...page.slice(start, end).matchAll(/^\| `([^`]+)` .*$/gmu)];
  const rows = new Map(written.map(([row, file = '']) => [file, row.replaceAll(/ {2,}/gu, ' ')]));
  for (const proof of proofs) rows.set(proof.file, rowOf(proof));
  const sorted = [...rows].toSorted(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
  const table = ['| test | count | run |', '| --- | --- | --- |', ...sorted].join('\n');
  return `${page.slice(0, start)}\n\n${table}\n\n${page.slice(end)}`;
}

/** The texts of `proved: …` lines in what a test prints. */
export const proofsIn = (output: string): string[] =>
  [...output.matchAll(/^proved: (.+)$/gmu)].map(([, text = '']) => text.replaceAll('|', '\\|'));

/** Writes what tests print as `proved: …` into docs/reliability.md, once all of a run have passed. */
export default class Proofs implements Reporter {
  private readonly found = new Map<string, string[]>();
  private measured = '';
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
    this.measured = provenance();
  }

  onUserConsoleLog({ content, taskId }: { readonly content: string; readonly taskId?: string }): void {
    const texts = proofsIn(content);
    const entity = taskId === undefined ? undefined : this.vitest?.state.getReportedEntityById(taskId);
    if (texts.length === 0 || entity === undefined) return;
    const { moduleId } = entity.type === 'module' ? entity : entity.module;
    const file = relative(root, moduleId);
    this.found.set(file, [...(this.found.get(file) ?? []), ...texts]);
  }

  async onTestRunEnd(_modules: unknown, _errors: unknown, reason: string): Promise<void> {
    if (reason !== 'passed' || this.found.size === 0) return;
    const page = join(root, 'docs/reliability.md');
    const proofs = [...this.found].map(([file, texts]) => ({
      file,
      count: texts.join('; '),
      run: this.measured,
    }));
    writeFileSync(page, withProofs(readFileSync(page, 'utf8'), proofs));
    await run(bin('oxfmt'), [page]);
  }
}
