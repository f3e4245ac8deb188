import {
  listAutomaticBillings,
  listManualBillings,
  uploadMassInvoices,
} from '@trastienda/api-client/billing';
import { createOperation } from '../../shared/store/create-operation.ts';

/** All orders of a channel that an invoice may belong to, page by page. */
export const automaticOrders = createOperation(listAutomaticBillings, { name: 'massAutomaticOrders' });
export const manualOrders = createOperation(listManualBillings, { name: 'massManualOrders' });

export const massUpload = createOperation(uploadMassInvoices, {
  // Two are under way at once; each is of its own files.
  keyOf: ({ body: { files, pedidos } }) =>
    `${files.map((file) => (file instanceof File ? file.name : '')).join()}/${(pedidos ?? []).join()}`,
  keep: 2,
});
