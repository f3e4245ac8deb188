import type { AnyCall } from './define-call.ts';
import { base64Files } from './fields.ts';
import { type FieldPath, markedPaths, valuesAt } from './marked-fields.ts';

const known = new WeakMap<AnyCall, readonly FieldPath[]>();

/** Every place where the body of a call carries a file in base64. */
export function base64FilePaths(call: AnyCall): readonly FieldPath[] {
  const paths =
    known.get(call) ?? (call.body ? markedPaths(call.body, (field) => base64Files.has(field)) : []);
  known.set(call, paths);
  return paths;
}

/** Gives the values that a body really carries there: texts, where the body is an honest one. */
export const base64FilesIn = (call: AnyCall, body: unknown): unknown[] =>
  base64FilePaths(call).flatMap((path) => valuesAt(body, path));
