import {
  downloadAccountantPack,
  downloadPaymentInvoice,
  downloadPaymentLines,
  getPayment,
  getPaymentSummary,
  listOrderNets,
  listPaymentLines,
  listPayments,
  savePaymentClaim,
} from '@trastienda/api-client/invoice';
import { createOperation } from '../../shared/store/create-operation.ts';

/** Pages of the deposits of a channel. */
export const depositPage = createOperation(listPayments);
export const depositSummary = createOperation(getPaymentSummary);
export const depositDetail = createOperation(getPayment);
/** The movements of a deposit that belong to no order. */
export const depositLines = createOperation(listPaymentLines);
/** Pages of what each order brings. */
export const netPage = createOperation(listOrderNets);

export const depositInvoice = createOperation(downloadPaymentInvoice, { keep: 0 });
export const depositMovements = createOperation(downloadPaymentLines, { keep: 0 });
export const accountantPack = createOperation(downloadAccountantPack, { keep: 0 });

/** 'Ya envié la aclaración', 'Marcar resuelta'. */
export const claimSaving = createOperation(savePaymentClaim, {
  keyOf: ({ params: { orderId } }) => orderId,
  done: (_, { params: { orderId }, body: { resuelta } }) =>
    resuelta
      ? `La aclaración del pedido ${orderId} quedó resuelta`
      : `El pedido ${orderId} quedó en aclaración`,
});
