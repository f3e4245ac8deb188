import { foldText, type Result } from '@trastienda/domain';
import { type FieldFault, invalid } from '../../core/refusal.ts';

/** The fault of a field, if its rule found one. */
export const faultOf = (field: string, read: Result<unknown, string>): FieldFault[] =>
  read.ok ? [] : [{ field, message: read.error.message }];

/** The fields that hold nothing but blanks, each told what to write. */
export const blanks = (
  fields: Readonly<Record<string, readonly [value: string, message: string]>>,
): FieldFault[] =>
  Object.entries(fields).flatMap(([field, [value, message]]) =>
    foldText(value) === '' ? [{ field, message }] : [],
  );

/** @throws 422 with every fault at once. */
export function expectNone(...faults: readonly (readonly FieldFault[])[]): void {
  const all = faults.flat();
  if (all.length > 0) throw invalid(all);
}
