import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

const isNothing = (type: SBType): boolean =>
  type.name === 'other' && (type.value === 'undefined' || type.value === 'null');

/** The type of a prop that may be left out, without that. */
function given(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type;
  const rest = type.value.filter((part) => !isNothing(part));
  const [only] = rest;
  const raw = only?.raw ?? type.raw;
  if (rest.length !== 1 || only === undefined) return type;
  return { ...only, required: type.required ?? false, ...(raw !== undefined && { raw }) };
}

/** Whether the first bracket of a text is closed by its last letter. */
function isWrapped(text: string): boolean {
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (depth === 0) return at > 0 && at === text.length - 1;
  }
  return false;
}

/** As it is written in the component, without what says that it may be left out. */
function written(raw: string): string {
  const text = raw.replaceAll(/\s*\|\s*undefined$/g, '').trim();
  return isWrapped(text) ? text.slice(1, -1) : text;
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** What can be written in a field, and read back. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object' || '$$typeof' in value) return false;
  const isData = [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
  const inner = Object.values(value);
  return isData && inner.length <= 50 && inner.every(isPlain);
}

function readable(argType: StrictInputType, value: unknown): StrictInputType {
  const { options } = argType;
  // Those that a story names: of a type that comes from a list, only its name is read.
  const type: SBType | undefined = options
    ? { name: 'enum', value: [...options] }
    : given(typeof argType.type === 'string' ? undefined : argType.type);
  if (type === undefined) return argType;
  const raw = typeof argType.type === 'string' ? undefined : argType.type?.raw;
  const text =
    type.name === 'enum' ? type.value.map(literal).join(' | ') : raw === undefined ? undefined : written(raw);
  const shown: StrictInputType = {
    ...argType,
    type,
    table: { ...argType.table, ...(text !== undefined && { type: { summary: text } }) },
  };
  if (type.name === 'function' || text?.includes('=>')) return { ...shown, control: false };
  if (type.name !== 'other' && type.name !== 'union') return shown;
  if (type.name === 'other' && type.value === 'ReactNode' && (value ?? '') === '')
    return { ...shown, type: { name: 'string' } };
  if (typeof value === 'string') return { ...shown, control: { type: 'text' } };
  return typeof value === 'object' && isPlain(value) ? shown : { ...shown, control: false };
}

/**
 * What a prop's row of the documents says of its type, and how it is changed there. As read from the components every
 * optional prop is a "union" (of its type and `undefined`) to be set as an object, and an element is its own source.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, readable(argType, initialArgs[name])] as const),
  );
