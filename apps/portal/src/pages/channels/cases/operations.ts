import { listChannelCases, resolveChannelCase } from '@trastienda/api-client/integrations';
import { createOperation } from '../../../shared/store/create-operation.ts';

/** A page of the inbox, as it is filtered. */
export const channelCaseList = createOperation(listChannelCases);

/** One case with everything that the shop sent. */
export const channelCaseDetail = createOperation(listChannelCases, { name: 'channelCaseDetail', keep: 1 });

/** One case is decided. */
export const caseDecision = createOperation(resolveChannelCase, {
  keyOf: ({ params }) => params.caseId,
  done: ({ message }) => message,
});

/** Several are decided the same way; the message names those that were not. */
export const casesDecision = createOperation(resolveChannelCase, {
  name: 'casesDecision',
  keyOf: ({ params }) => params.caseId,
  done: ({ message }) => message,
});
