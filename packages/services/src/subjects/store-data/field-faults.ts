import { foldText, type Result } from '@trastienda/domain';
import { type FieldFault, invalid } from '../../core/refusal.ts';

/** Returns the fault of a field, if its rule found one. */
export const faultOf = (field: string, read: Result<unknown, string>): FieldFault[] =>
  read.ok ? [] : [{ field, message: read.error.message }];

/** Returns the blank fields, each with its message. */
export const blanks = (
  fields: Readonly<Record<string, readonly [value: string, message: string]>>,
): FieldFault[] =>
  Object.entries(fields).flatMap(([field, [value, message]]) =>
    foldText(value) === '' ? [{ field, message }] : [],
  );

/**
 * Refuses with all faults together, if there are any.
 * @throws 422
 */
export function expectNone(...faults: readonly (readonly FieldFault[])[]): void {
  const all = faults.flat();
  if (all.length > 0) throw invalid(all);
}
