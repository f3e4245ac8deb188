import { createAction } from '@reduxjs/toolkit';
import type { Order } from '@trastienda/api-client';
import type { StatedReason } from '../../../features/cancel-order/cancel-form.tsx';
import type { OrderQuery } from '../../../entities/order/order-query.ts';
import type { ExportColumn } from './column-keys.ts';
import type { Paper } from '../../../features/print-labels/impose-pdf.ts';
import type { WithLabels } from '../../../features/print-labels/paper-dialog.tsx';

/** A job of the tray, by an id of its own; a repeat of it has the same one. */
type OfJob = { readonly id: string };

/** "Seleccionar los 214 resultados". */
export const allRequested = createAction<{ readonly query: OrderQuery; readonly total: number }>(
  'orderBulk/allRequested',
);

/** "Exportar lo que veo" (`query`), or the chosen ones (`orders`). */
export const exportRequested = createAction<
  OfJob & {
    readonly columns: readonly ExportColumn[];
    readonly from: { readonly query: OrderQuery } | { readonly orders: readonly Order[] };
  }
>('orderBulk/exportRequested');

/** The labels of these orders. */
export const labelsRequested = createAction<
  OfJob & {
    readonly orders: readonly Order[];
    readonly paper: Paper;
    /** Without it, labels alone. */
    readonly withLabels?: WithLabels;
  }
>('orderBulk/labelsRequested');

export type Cancellations = OfJob &
  StatedReason & {
    readonly orders: readonly Order[];
    /** One for each order's intent, by the order's id: the same for every repeat of it (D169). */
    readonly keys: Readonly<Record<string, string>>;
  };

/** Confirmed, and nothing is sent as long as it can be undone. */
export const cancellationsConfirmed = createAction<Cancellations>('orderBulk/cancellationsConfirmed');
