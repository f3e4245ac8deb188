import type { BodyEncoding } from './define-call.ts';

const append = (form: FormData, name: string, value: unknown): void => {
  if (Array.isArray(value)) for (const one of value) append(form, name, one);
  else if (value instanceof Blob) form.append(name, value);
  else if (value !== null && value !== undefined) form.append(name, String(value));
};

/** JSON, or a form with files: lists are repeated fields, and what is `null` is left out. */
export function writeBody(encoding: BodyEncoding, body: unknown): string | FormData {
  if (encoding === 'json') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) append(form, name, value);
  return form;
}
