import { calls } from '../src/calls.ts';
import { type AnyCall, isBinary, serviceNames } from '../src/core/define-call.ts';

const answerOf = (call: AnyCall): string => (isBinary(call) ? 'file' : 'JSON');
const marksOf = (call: AnyCall): string =>
  [
    `${call.timeoutMs / 1000} s`,
    call.idempotency,
    call.profile,
    ...(call.store === 'none' ? ['no store'] : []),
    ...(call.encoding === 'multipart' ? ['multipart'] : []),
  ].join(', ');

// A module's exports come in alphabetical order from Node, and as written from bundlers.
const byId = (a: AnyCall, b: AnyCall) => (a.id < b.id ? -1 : 1);

const cellsOf = (call: AnyCall): string[] => [
  `\`${call.id}\``,
  `${call.method} \`${call.path}\``,
  answerOf(call),
  marksOf(call),
];

/** A table whose columns are as wide as their widest cell, as the formatter would have them. */
function table(rows: readonly string[][]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join('\n');
}

/** The table of every call, service by service, as it stands in the README. */
export function callIndex(): string {
  const all: readonly AnyCall[] = Object.values(calls);
  const sections = serviceNames
    .map((service) => ({ service, rows: all.filter((call) => call.service === service).toSorted(byId) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ service, rows }) =>
      [
        `### ${service}`,
        '',
        table([
          ['Call', `Address after \`/api/${service}/route/\``, 'Answer', 'Deadline, repeats, sentences'],
          ...rows.map(cellsOf),
        ]),
      ].join('\n'),
    );
  return [`${all.length} calls.`, ...sections].join('\n\n');
}

const START = '<!-- calls: written by `npm run reference` -->';
const END = '<!-- /calls -->';

/** The README with its index as it should be. */
export function withCallIndex(readme: string): string {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('README.md has lost its index marks');
  return `${before}${START}\n\n${callIndex()}\n\n${END}${after}`;
}
