import { allCalls } from '../src/msw/all-calls.ts';
import type { AnyCall } from '../src/core/define-call.ts';
import { storeIdFields } from '../src/core/fields.ts';
import { storePositions } from '../src/core/store-positions.ts';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { inputOf } from '../src/testing/arbitrary-of.ts';

type Def = { readonly type: string; readonly innerType?: { readonly _zod: { readonly def: object } } };
type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** A value as TypeScript source, on one line. */
const source = (value: unknown): string => {
  if (value instanceof File) return `new File(['x'], ${JSON.stringify(value.name)})`;
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => `${keyOf(name)}: ${source(one)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
};

const without = <Value extends object>(value: Value, name: string): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([one]) => one !== name)) as Partial<Value>;

const innermost = (def: Def): Def => (def.innerType ? innermost(def.innerType._zod.def as Def) : def);
const shapeOf = (
  schema: AnyCall['body'],
): Readonly<Record<string, { readonly _zod: { readonly def: object } }>> =>
  (schema?._zod.def as { shape?: never } | undefined)?.shape ?? {};

/** No field of any call is a function. */
const FUNCTION = '(() => 0)';

/** A short input that the call accepts, always the same one. */
const shortInput = (call: AnyCall): Parts => {
  const [first, ...more] = fc.sample(inputOf(call), { numRuns: 40, seed: 20_251_125 });
  const shortest = more.reduce(
    (best, one) => (source(one).length < source(best).length ? one : best),
    first ?? {},
  );
  return shortest as unknown as Parts;
};

/** The same without the store's id, which the client fills in. */
const withoutStore = (call: AnyCall, input: Parts): Parts => {
  const named = (part: string): string[] =>
    storePositions(call).flatMap((one) => (one.in === part && one.path.length === 1 ? one.path : []));
  return Object.fromEntries(
    Object.entries(input).map(([part, fields]) => [part, named(part).reduce<object>(without, fields)]),
  ) as Parts;
};

/** What a caller may not write, each with the reason that a reader sees. */
function refusals(call: AnyCall, input: Parts): { why: string; input: string }[] {
  const found: { why: string; input: string }[] = [];
  const put = (part: string, name: string, written: string) => {
    const fields = { ...input[part] };
    const inside = [
      ...Object.entries(fields)
        .filter(([one]) => one !== name)
        .map(([one, value]) => `${keyOf(one)}: ${source(value)}`),
      `${keyOf(name)}: ${written}`,
    ];
    const others = Object.entries(input)
      .filter(([one]) => one !== part)
      .map(([one, value]) => `${one}: ${source(value)}`);
    return `{ ${[...others, `${part}: { ${inside.join(', ')} }`].join(', ')} }`;
  };
  for (const [name, field] of Object.entries(shapeOf(call.params))) {
    if (storeIdFields.has(field as never)) continue;
    found.push({
      why: `without the path parameter ${name}`,
      input: source({ ...input, params: without(input['params'] ?? {}, name) }),
    });
  }
  const ofBody = Object.entries(shapeOf(call.body));
  const needsBody = ofBody.some(
    ([, field]) => !storeIdFields.has(field as never) && (field as z.ZodMiniType)._zod.optin === undefined,
  );
  if (call.body && (needsBody || ofBody.length === 0))
    found.push({ why: 'without its body', input: source(without(input, 'body')) });
  if (!call.body) found.push({ why: 'it has no body', input: source({ ...input, body: {} }) });
  for (const part of ['params', 'query', 'body'] as const) {
    for (const [name, field] of Object.entries(shapeOf(call[part]))) {
      if (innermost(field._zod.def as Def).type === 'unknown') continue;
      found.push({ why: `${part}.${name} of a wrong type`, input: put(part, name, FUNCTION) });
    }
  }
  if (call.body && Object.keys(shapeOf(call.body)).length > 0)
    found.push({ why: 'a body field that the contract does not have', input: put('body', 'espia', '1') });
  if (Object.keys(shapeOf(call.query)).length > 0)
    found.push({ why: 'a query field that the contract does not have', input: put('query', 'espia', '1') });
  return found;
}

// A module's exports come in alphabetical order from Node, and as written from bundlers.
const byId = <Value>(entries: [string, Value][]) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The input types of every call, as tsc checks them: one input that compiles, and all that must not. */
export function inputTypes(): string {
  const sections = byId(Object.entries<AnyCall>(allCalls)).map(([id, call]) => {
    const input = shortInput(call);
    const line = (written: string) => `input<Calls['${id}']>(${written});`;
    return [
      line(source(input)),
      ...(storePositions(call).length > 0 ? [line(source(withoutStore(call, input)))] : []),
      ...refusals(call, input).flatMap((one) => [`// @ts-expect-error ${one.why}`, line(one.input)]),
    ].join('\n');
  });
  return `// Written by \`npm run reference\` from the calls; checked by tsc, never run.
import type { CallInput } from '../core/define-call.ts';
import type { allCalls } from '../msw/all-calls.ts';

type Calls = typeof allCalls;
declare function input<C>(one: CallInput<C>): void;

/** The calls that are checked here. */
export type Checked =
${Object.keys(allCalls)
  .toSorted()
  .map((id) => `  | '${id}'`)
  .join('\n')};

${sections.join('\n')}
`;
}
