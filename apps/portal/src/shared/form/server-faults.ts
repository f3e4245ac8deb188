import type { CallError } from '@trastienda/api-client';
import { isSameValue } from '@trastienda/domain';
import { useState } from 'react';

/** Said in place of a schema's own words, which are not for people. */
const unsaid = 'Revisa este dato';
const isTechnical = (message: string): boolean =>
  message.trim() === '' || /^(invalid|expected|unrecognized|too (small|big|long|short))/iu.test(message);

/**
 * The faults that the service found, by the field of the request: 'receivedBy', 'items.0.content'. The first word of
 * each field counts; nothing when it named none (calls.md 24.1, `validationResults`).
 */
export function serverFaults(
  error: Pick<CallError, 'kind' | 'issues'> | null,
): Readonly<Record<string, string>> {
  if (error?.kind !== 'http') return {};
  const faults: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = path.replace(/^(body|params|query)\./u, '');
    faults[field] ??= isTechnical(message) ? unsaid : message;
  }
  return faults;
}

type Named<Name extends string> = Readonly<Partial<Record<Name | `${Name}.${string}`, string>>>;

/**
 * The service's faults at the fields of a form, by what it called them: each for as long as its field holds what was
 * refused. `values` are the fields' values now, under the names that the service gives them; a name stands for what is
 * inside of it too, 'paquetes' for 'paquetes.1.colocationIds'.
 */
export function standingFaults<Name extends string>(
  error: CallError | null,
  refused: Readonly<Record<Name, unknown>>,
  values: Readonly<Record<Name, unknown>>,
): Named<Name> {
  const names = Object.keys(values) as Name[];
  const isStanding = (field: string): boolean =>
    names.some((name) => `${field}.`.startsWith(`${name}.`) && isSameValue(refused[name], values[name]));
  const faults = Object.entries(serverFaults(error)).filter(([field]) => isStanding(field));
  return Object.fromEntries(faults) as Named<Name>;
}

/** The same for a component that is drawn from all of these values. */
export function useServerFaults<Name extends string>(
  error: CallError | null,
  values: Readonly<Record<Name, unknown>>,
): Named<Name> {
  const [refused, setRefused] = useState({ error, values });
  if (refused.error !== error) setRefused({ error, values });
  return standingFaults(error, refused.values, values);
}
