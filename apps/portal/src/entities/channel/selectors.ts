import type { CallOutput } from '@trastienda/api-client';
import type { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { operations, type RemoteOperation } from '../../shared/store/create-operation.ts';
import type { RootState } from '../../shared/store/store.ts';

type Channels = CallOutput<typeof listIntegrationChannels>;

/**
 * Orders of linked shops that wait for a decision; 0 while nobody knows. The list is found by its name: the menu of the first screen
 * reads the count, and must not bring the call with it.
 */
export const selectOpenCases = (state: RootState): number => {
  const list = operations.get('listIntegrationChannels') as RemoteOperation<object, Channels> | undefined;
  return (list?.select(state).value?.data ?? [])
    .flatMap(({ channels }) => channels)
    .reduce((sum, { cases }) => sum + cases, 0);
};
