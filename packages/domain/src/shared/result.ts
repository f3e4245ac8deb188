/** Why something could not be read: a stable code for programs, a Spanish sentence for people. */
export interface RuleError<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
}

/** Answer of every parser of this package; nothing here throws. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: RuleError<Code> };

/** Wraps a good value. @example ok(5) // => { ok: true, value: 5 } */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/**
 * Wraps a refusal.
 * @example fail('empty', 'Escribe algo') // => { ok: false, error: { code: 'empty', message: 'Escribe algo' } }
 */
export function fail<Code extends string>(
  code: Code,
  message: string,
): { readonly ok: false; readonly error: RuleError<Code> } {
  return { ok: false, error: { code, message } };
}
