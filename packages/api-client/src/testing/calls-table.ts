import { readFileSync } from 'node:fs';

/** One row of the tables of docs/spec/calls.md. */
export type CallRow = {
  readonly section: number;
  /** The heading's first word: the service, in sections 4 to 22. */
  readonly service: string;
  readonly id: string;
  /** `null` for rows that are no call of their own ("the same call, repeated by the client"). */
  readonly method: string | null;
  readonly path: string;
  readonly query: readonly string[];
  /** Names of an inline body or multipart form; `null` where the body is a shape of section 24 or missing. */
  readonly bodyNames: readonly string[] | null;
  readonly hasBody: boolean;
  readonly isMultipart: boolean;
  readonly isBinary: boolean;
  readonly hasStore: boolean;
  readonly profile: string;
  /** The row's own sentence, between quotes. */
  readonly sentence: string | null;
  readonly emptyOn404: boolean;
  /** The cells for people: what a status means, and which screens use it. */
  readonly failures: string;
  readonly usedBy: string;
  readonly timeoutSeconds: number;
  readonly idempotency: 'safe' | 'natural' | 'key';
  readonly isOwners: boolean;
  readonly freshMinutes: number | null;
};

const source = readFileSync(new URL('../../../../docs/spec/calls.md', import.meta.url), 'utf8');

const analyticsQuery = [
  'fechaInicio',
  'fechaFin',
  'marketPlace',
  'sku',
  'periodo',
  'comparador',
  'comparaInicio',
  'comparaFin',
];
const bare = (text: string) => text.replace(/\([^()]*\)/g, '').trim();
const names = (text: string): string[] =>
  bare(text)
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^`|`$/g, '')
        .replace(/[=:].*$/, '')
        .trim(),
    )
    .filter(Boolean);

function queryOf(cell: string, above: readonly string[]): string[] {
  if (cell === 'as above') return [...above];
  const found: string[] = [];
  let inQuery = false;
  for (const clause of bare(cell)
    .split(';')
    .map((one) => one.trim())) {
    if (clause.startsWith('query ')) inQuery = true;
    if (clause.startsWith('path ') || clause.startsWith('no store')) inQuery = false;
    if (clause.includes('AnalyticsQuery')) {
      found.push(...analyticsQuery, ...names(clause.replace(/.*`AnalyticsQuery`,?/, '')));
      continue;
    }
    if (inQuery) found.push(...names(clause.replace(/^(query|designed:) ?/, '')));
  }
  return found;
}

/** The outermost names of `{ a, b: T, c: { … } }`, or of `multipart a, b (…), c`. */
function bodyNamesOf(cell: string): string[] | null {
  if (cell.startsWith('multipart ')) return names(cell.slice('multipart '.length));
  // `{ a }` to start, `{ a, b }` to finish: the last one has all the names.
  const object = [...cell.matchAll(/(?:^(?:JSON )?|to start, )`\{(.+?)\}(?:`|, )/g)].at(-1)?.[1];
  if (object === undefined) return null;
  let depth = 0;
  let flat = '';
  for (const letter of object) {
    if ('{[('.includes(letter)) depth += 1;
    if (depth === 0) flat += letter;
    if ('}])'.includes(letter)) depth -= 1;
  }
  // A list of values such as ('CS','SR') holds commas of its own, which are gone by now.
  return flat
    .split(',')
    .map((field) => field.split(':')[0]?.trim() ?? '')
    .filter((name) => /^\w+$/.test(name));
}

const profiles: Readonly<Record<string, string>> = {
  G: 'generic',
  DM: 'data-message',
  SHIP: 'shippings',
  DL: 'download',
  UP: 'upload',
};

/** Whether a section has rows of calls: the others hold shapes, rules and the spec's own lines. */
const isOfCalls = (section: number) => (section >= 2 && section <= 23) || section === 26;

/** Every row of sections 2 to 23 and of the open door (26), in the document's order. */
export function readCallRows(): CallRow[] {
  const rows: CallRow[] = [];
  let section = 0;
  let service = '';
  let sectionProfile = 'G';
  let columns = 0;
  let sectionHasStore = true;
  for (const line of source.split('\n')) {
    const heading = /^## (\d+)\. ([\w-]+)/.exec(line);
    if (heading) {
      section = Number(heading[1]);
      service = heading[2] ?? '';
      sectionProfile = 'G';
      sectionHasStore = true;
    }
    if (!line.startsWith('|') && /\bNo store\./.test(line)) sectionHasStore = false;
    const stated = /Profile (G|DM|SHIP)\b/.exec(line);
    if (stated && !line.startsWith('|')) sectionProfile = stated[1] ?? 'G';
    if (line.startsWith('| Operation id')) columns = line.split('|').length;
    if (!isOfCalls(section) || !line.startsWith('| `')) continue;
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length !== columns - 2) continue;
    const [
      id = '',
      address = '',
      parameters = '',
      body = '',
      response = '',
      failures = '',
      marks = '',
      usedBy = '',
    ] = cells;
    const [, method = null, path = ''] = /^([A-Z]+) `([^`]+)`/.exec(address) ?? [];
    const profile = profiles[/^(?:\*\*)?(G|DM|SHIP|DL|UP)\b/.exec(failures)?.[1] ?? sectionProfile] ?? '';
    rows.push({
      section,
      service,
      id: id.replaceAll('`', ''),
      method,
      path,
      query: queryOf(parameters, rows.at(-1)?.query ?? []),
      bodyNames: bodyNamesOf(body),
      hasBody: body !== '–',
      isMultipart: body.startsWith('multipart'),
      isBinary: response.startsWith('binary'),
      hasStore: sectionHasStore && !/\bno store\b/.test(`${parameters} ${body}`),
      profile,
      sentence: /^'([^']+)'/.exec(failures)?.[1] ?? null,
      emptyOn404:
        /404(: | is | reads as |: zero)[^;]*(empty (list|page)|zero|inactive|not existing|no coverage|new onboarding)/.test(
          failures,
        ),
      failures,
      usedBy,
      timeoutSeconds: Number(/T(\d+)/.exec(marks)?.[1] ?? 0),
      idempotency: /\bIK\b(?! no)/.test(marks) ? 'key' : /\bsafe\b/.test(marks) ? 'safe' : 'natural',
      isOwners: /\bowner\b/.test(marks),
      freshMinutes: Number(/\bF(\d+)\b/.exec(marks)?.[1] ?? 0) || null,
    });
  }
  return rows;
}
