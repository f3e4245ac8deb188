import { STORE_CLOSED } from '@trastienda/api-client';
import { formatNumber } from '@trastienda/domain';
import type { z } from 'zod/mini';

export type FieldFault = { readonly field: string; readonly message: string };

/** An answer other than 2xx. It is thrown, because it must also undo the transaction. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly fields: readonly FieldFault[];
  /** A code for programs, where one status has several meanings. */
  readonly code: string | undefined;
  /** Further values that a program needs to go on; they are in `data` of the error body. */
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

/**
 * Refuses for a record that does not exist or is another store's: the answer does not distinguish the two
 * (calls.md 25.1).
 */
export const notFound = (message = 'No encontramos lo que buscas'): Refusal => new Refusal(404, message);

export const forbiddenStore = (): Refusal => new Refusal(403, 'No tienes acceso a esta tienda');

/** Refuses for a store that an operator closed, to its own people. */
export const closedStore = (): Refusal =>
  new Refusal(403, 'Esta tienda está cerrada. Sus datos se conservan; escribe a soporte si la necesitas.', {
    code: STORE_CLOSED,
  });

export const conflict = (message: string, code?: string): Refusal =>
  new Refusal(409, message, code === undefined ? {} : { code });

export const invalid = (fields: readonly FieldFault[]): Refusal =>
  new Refusal(422, 'Revisa los datos', { fields });

/** Whether a message is Zod's own, which is English; a call's own sentences are Spanish. */
const isZods = (message: string): boolean => /^(?:Invalid|Too |Unrecognized|Required)/u.test(message);

/** Returns a sentence in Spanish that says what to do, unless the schema has its own. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (!isZods(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_small': {
      if (issue.origin === 'array') return 'Agrega al menos uno';
      if (issue.origin === 'string')
        return Number(issue.minimum) > 1
          ? `Escribe al menos ${issue.minimum} caracteres`
          : 'Escribe este dato';
      return issue.inclusive === false
        ? `Debe ser mayor que ${issue.minimum}`
        : `Escribe ${issue.minimum} o más`;
    }
    case 'too_big': {
      if (issue.origin === 'array') return `Son ${formatNumber(Number(issue.maximum))} como máximo`;
      if (issue.origin === 'string')
        return `Escribe ${formatNumber(Number(issue.maximum))} caracteres como máximo`;
      return `Escribe ${formatNumber(Number(issue.maximum))} o menos`;
    }
    case 'invalid_type':
      if (issue.expected === 'int') return 'Escribe un número entero';
      return issue.expected === 'number' ? 'Escribe un número' : 'Revisa este dato';
    case 'invalid_value':
      return 'Elige una de las opciones';
    case 'invalid_format':
      return issue.format === 'date' ? 'Escribe una fecha' : 'Revisa este dato';
    default:
      return 'Revisa este dato';
  }
}

/** Refuses with one fault for each field that a schema rejected. */
export const invalidBy = (issues: readonly z.core.$ZodIssue[]): Refusal =>
  invalid(issues.map((issue) => ({ field: issue.path.join('.'), message: sentenceOf(issue) })));
