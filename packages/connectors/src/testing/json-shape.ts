/** What may stand at a place of JSON documents: the types seen there, and what lies below. */
export interface JsonShape {
  readonly types: Set<string>;
  readonly fields: Map<string, JsonShape>;
  /** How often it was seen, so that a field that some lack is told from one that all have. */
  seen: number;
  objects: number;
  entries: JsonShape | null;
}

const emptyShape = (): JsonShape => ({
  types: new Set(),
  fields: new Map(),
  seen: 0,
  objects: 0,
  entries: null,
});

const typeOf = (json: unknown) => (json === null ? 'null' : Array.isArray(json) ? 'array' : typeof json);

function addTo(shape: JsonShape, json: unknown): JsonShape {
  shape.types.add(typeOf(json));
  shape.seen += 1;
  if (Array.isArray(json)) {
    shape.entries ??= emptyShape();
    for (const entry of json) addTo(shape.entries, entry);
  } else if (typeof json === 'object' && json !== null) {
    shape.objects += 1;
    for (const [name, value] of Object.entries(json)) {
      const field = shape.fields.get(name) ?? emptyShape();
      shape.fields.set(name, addTo(field, value));
    }
  }
  return shape;
}

/** The shape that all of these documents have together. */
export function shapeOf(documents: readonly unknown[]): JsonShape {
  return documents.reduce<JsonShape>(addTo, emptyShape());
}

/**
 * Where a document is of another shape: a field that is missing, unknown or of another type. Fields under a place where meta
 * data keep values of anybody are not looked at.
 */
export function shapeFaults(shape: JsonShape, json: unknown, at = '$'): string[] {
  if (at.endsWith('meta_data[].value') || at.endsWith('.display_value')) return [];
  const type = typeOf(json);
  if (!shape.types.has(type)) return [`${at}: ${type} instead of ${[...shape.types].join(' or ')}`];
  if (Array.isArray(json))
    return shape.entries === null || shape.entries.types.size === 0
      ? []
      : [...new Set(json.flatMap((entry) => shapeFaults(shape.entries ?? emptyShape(), entry, `${at}[]`)))];
  if (typeof json !== 'object' || json === null) return [];
  const known = Object.entries(json);
  const names = new Set(known.map(([name]) => name));
  return [
    ...[...shape.fields]
      .filter(([name, field]) => !names.has(name) && field.seen === shape.objects)
      .map(([name]) => `${at}.${name}: missing`),
    ...known.flatMap(([name, value]) => {
      const field = shape.fields.get(name);
      return field === undefined ? [`${at}.${name}: unknown`] : shapeFaults(field, value, `${at}.${name}`);
    }),
  ];
}
