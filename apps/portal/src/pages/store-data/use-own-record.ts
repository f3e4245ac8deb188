import { useState } from 'react';
import type { RemoteOperation } from '../../shared/store/create-operation.ts';
import { type Read, useRead } from '../../shared/store/hooks.ts';

type OwnRecord<Output> = {
  readonly kept: Read<Output>;
  /** Whether its form can be shown: with what is kept, or empty where nothing is yet (404). */
  readonly isReady: boolean;
};

/**
 * The record that a store may not have yet. A form that was shown empty stays while the record is read again: what follows its
 * save happens in it.
 */
export function useOwnRecord<Output>(
  operation: RemoteOperation<Readonly<Record<string, never>>, Output>,
): OwnRecord<Output> {
  const kept = useRead(operation, {});
  const isNew = kept.status === 'failed' && kept.error.status === 404;
  const [wasNew, setWasNew] = useState(isNew);
  if (isNew && !wasNew) setWasNew(true);
  return { kept, isReady: kept.value !== null || isNew || (wasNew && kept.status === 'loading') };
}
