import type { CallInput, CallOutput } from '@trastienda/api-client';
import type {
  createInventoryWithdrawal,
  listInventory,
  listInventoryWithdrawals,
} from '@trastienda/api-client/shippings';
import { counted } from '@trastienda/domain';
import { daysOfStock } from '@trastienda/domain/sale';
import { faultsOfRows, type KnownSku, linesOf, type QuantityRow } from './lines/model.ts';

export type StoredRow = CallOutput<typeof listInventory>['rows'][number];
export type Withdrawal = CallOutput<typeof listInventoryWithdrawals>['rows'][number];
type Body = CallInput<typeof createInventoryWithdrawal>['body'];

export type WithdrawForm = {
  readonly warehouseId: string;
  readonly deliverTo: Body['deliverTo'];
  readonly comment: string;
  readonly lines: readonly QuantityRow[];
};

export const newWithdrawForm = (warehouseId: string): WithdrawForm => ({
  warehouseId,
  deliverTo: 'storehouse',
  comment: '',
  lines: [],
});

export type WithdrawFaults = {
  readonly warehouseId: string | undefined;
  readonly items: string | undefined;
  readonly comment: string | undefined;
  /** The pieces by folded SKU. */
  readonly lines: Readonly<Record<string, string>>;
};

const longestComment = 500;

/** The faults that the form itself can find; the available pieces are shown beside each line. */
export const withdrawFaults = (form: WithdrawForm): WithdrawFaults => ({
  warehouseId: form.warehouseId === '' ? 'Elige un almacén' : undefined,
  items: form.lines.length === 0 ? 'Agrega lo que quieres de vuelta' : undefined,
  comment: form.comment.length > longestComment ? 'Usa hasta 500 letras' : undefined,
  lines: faultsOfRows(form.lines, new Map(), 'warehouse'),
});

export const withdrawalBody = (form: WithdrawForm): Body => ({
  warehouseId: form.warehouseId,
  deliverTo: form.deliverTo,
  items: linesOf(form.lines),
  comment: form.comment.trim() || null,
});

/** A SKU of a warehouse, as a line of a withdrawal. */
export const storedSku = (row: StoredRow): KnownSku => {
  const days = daysOfStock(row.availableEverywhere, row.soldIn28Days);
  return {
    sku: row.sku,
    name: row.name,
    image: row.ImageLinkThumbnail,
    most: row.available,
    ...(days !== null && { note: `te alcanza para ${counted(days, 'día')}` }),
  };
};

export const deliverWords: Readonly<Record<Body['deliverTo'], string>> = {
  storehouse: 'A tu almacén',
  pickup: 'Lo recoges tú',
};
