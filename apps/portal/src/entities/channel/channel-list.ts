import { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { createOperation, onlyOne } from '../../shared/store/create-operation.ts';

/** The shops that the store is linked to, by channel. It stands apart from what links them, since the shell of every page asks for it. */
export const integrationChannelList = createOperation(listIntegrationChannels, { keyOf: onlyOne });
