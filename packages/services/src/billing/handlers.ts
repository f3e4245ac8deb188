import type * as billing from '@trastienda/api-client/billing';
import type { listManualBillings } from '@trastienda/api-client/billing';
import type { Handler, Handlers } from '../core/handler.ts';
import { handleDownloadBillingFile } from './download-file.ts';
import { handleListAutomaticBillings, listBillings } from './list-billings.ts';
import { handleUploadAutomaticInvoice } from './upload-invoice.ts';
import { handleUploadMassInvoices } from './upload-mass.ts';

const handleListManualBillings: Handler<typeof listManualBillings> = ({ query }, scope) =>
  listBillings(scope, 1, query);

export const handlers = {
  listManualBillings: handleListManualBillings,
  listAutomaticBillings: handleListAutomaticBillings,
  uploadAutomaticInvoice: handleUploadAutomaticInvoice,
  uploadMassInvoices: handleUploadMassInvoices,
  downloadBillingFile: handleDownloadBillingFile,
} satisfies Handlers<typeof billing>;
