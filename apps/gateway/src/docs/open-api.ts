/** The part of OpenAPI 3.1 that our own document uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly format?: string;
};

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
export type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
};
export type Body = { readonly $ref?: string; readonly description?: string; readonly content?: Content };
export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  readonly 'x-planned'?: boolean;
};
export type OpenApi = {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** Resolves a `$ref` to what it points at; any other value is returned as it is. */
export function resolved<Value extends { readonly $ref?: string }>(document: OpenApi, value: Value): Value {
  if (value.$ref === undefined) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  const found = document.components[kind]?.[name];
  if (found === undefined) throw new Error(`The document has no ${value.$ref}.`);
  return found as Value;
}

const union = (parts: readonly string[]) => parts.join(' | ');
const inList = (text: string) => (text.includes(' | ') ? `(${text})[]` : `${text}[]`);

function objectType(document: OpenApi, schema: Schema, indent: string): string {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, one]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}${required.includes(name) ? '' : '?'}: ${typeText(document, one, inner)}`;
  });
  if (typeof others === 'object' && Object.keys(others).length > 0) {
    lines.push(`${inner}[name: string]: ${typeText(document, others, inner)}`);
  }
  return lines.length === 0 ? 'object' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** A schema as a reader of TypeScript would write it; `?` is a field that may be missing. */
export function typeText(document: OpenApi, given: Schema, indent = ''): string {
  const schema = resolved(document, given);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((one) => JSON.stringify(one)));
  if (schema.anyOf) return union(schema.anyOf.map((one) => typeText(document, one, indent)));
  if (schema.type === 'array') return inList(typeText(document, schema.items ?? {}, indent));
  if (schema.type === 'object') return objectType(document, schema, indent);
  const type = schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
  return schema.format === undefined ? type : `${type} /* ${schema.format} */`;
}
