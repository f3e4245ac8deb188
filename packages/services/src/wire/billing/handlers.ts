import type * as billing from '@trastienda/api-client/billing';
import type { listManualBillings } from '@trastienda/api-client/billing';
import type { Handler, Handlers } from '../../core/handler.ts';
import { handleDownloadBillingFile } from '../../subjects/invoices/download-file.ts';
import { handleListAutomaticBillings, listBillings } from '../../subjects/invoices/list-billings.ts';
import { handleUploadAutomaticInvoice } from '../../subjects/invoices/upload-invoice.ts';
import { handleUploadMassInvoices } from '../../subjects/invoices/upload-mass.ts';

const handleListManualBillings: Handler<typeof listManualBillings> = ({ query }, scope) =>
  listBillings(scope, 1, query);

export const handlers = {
  listManualBillings: handleListManualBillings,
  listAutomaticBillings: handleListAutomaticBillings,
  uploadAutomaticInvoice: handleUploadAutomaticInvoice,
  uploadMassInvoices: handleUploadMassInvoices,
  downloadBillingFile: handleDownloadBillingFile,
} satisfies Handlers<typeof billing>;
