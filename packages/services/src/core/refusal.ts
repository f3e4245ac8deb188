import type { z } from 'zod/mini';

export type FieldFault = { readonly field: string; readonly message: string };

/** An answer other than 2xx. Thrown, because it must also undo the transaction it is thrown in. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly fields: readonly FieldFault[];
  /** For programs, where one status has several meanings. */
  readonly code: string | undefined;
  /** What a program needs to go on, beside the sentence: it stands in `data`. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string,
    more: { fields?: readonly FieldFault[]; code?: string; data?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields ?? [];
    this.code = more.code;
    this.data = more.data ?? {};
  }
}

/** A record that is not there, or is another store's: the two cannot be told apart (calls.md 25.1). */
export const notFound = (message = 'No encontramos lo que buscas'): Refusal => new Refusal(404, message);

export const forbiddenStore = (): Refusal => new Refusal(403, 'No tienes acceso a esta tienda');

export const conflict = (message: string, code?: string): Refusal =>
  new Refusal(409, message, code === undefined ? {} : { code });

export const invalid = (fields: readonly FieldFault[]): Refusal =>
  new Refusal(422, 'Revisa los datos', { fields });

/** What to do, where a call does not say it itself. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'too_small' && issue.origin === 'array') return 'Agrega al menos uno';
  if (issue.code === 'too_small' && issue.minimum === 0) return 'Escribe 0 o más';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'Escribe un número entero';
  return issue.message;
}

/** What a schema found wrong, field by field. */
export const invalidBy = (issues: readonly z.core.$ZodIssue[]): Refusal =>
  invalid(issues.map((issue) => ({ field: issue.path.join('.'), message: sentenceOf(issue) })));
