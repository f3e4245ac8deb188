import type { Order } from '@trastienda/api-client';
import type { QuoteRequestResult } from '@trastienda/domain';
import type { RootState } from '../../shared/store/store.ts';
import type { CarrierName } from '../../entities/guide/carrier-names.ts';
import { parcelCarriers, storehouse } from '../../entities/guide/operations.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { askedKeyOf, faultBefore, type LotFault, type RowCheck } from './model/lot-check.ts';
import { carrierOf } from './model/lot-carrier.ts';
import { type LotCells, lotCells, type LotDraft, lotQuoteOf } from './model/lot-draft.ts';
import { type GuideLotsState, selectLots } from './slice.ts';

/** An order of the lot that is being put together, and what is known of its price. */
export type LotRow = {
  readonly order: Order;
  readonly cells: LotCells;
  readonly isInsured: boolean;
  readonly request: QuoteRequestResult;
  readonly askedKey: string;
  /** Why it cannot become a guide as it is. */
  readonly fault: LotFault | null;
  /** The price; `null` while nobody has asked, or the row has changed since. */
  readonly price: Extract<RowCheck, { readonly kind: 'price' }> | null;
};

type Parts = {
  readonly lots: Pick<GuideLotsState, 'draft' | 'orders' | 'checks'>;
  readonly storeId: string;
  /** The address of the storehouse; `null` while it is not known. */
  readonly originZipCode: string | null;
  /** The orders of the store; `null` while they are not known. */
  readonly carriers: readonly CarrierName[] | null;
};

type Row = { readonly cells: LotCells; readonly carrierFault: LotFault | null };

/** A row's texts with its carrier known, or with what is wrong with it. */
function rowOf(order: Order, draft: LotDraft, carriers: Parts['carriers']): Row {
  const cells = lotCells(order, draft);
  if (carriers === null) return { cells, carrierFault: null };
  const carrier = carrierOf(cells.carrier, carriers);
  if (carrier !== null) return { cells: { ...cells, carrier }, carrierFault: null };
  const message = `No conocemos la paquetería «${cells.carrier}». Elige una de la lista`;
  return { cells, carrierFault: { cause: 'carrier', message } };
}

/** The rows in the order of the address; orders that are not known yet have none. */
export function lotRows(
  { lots, storeId, originZipCode, carriers }: Parts,
  pedidos: readonly string[],
): LotRow[] {
  const { draft, orders, checks } = lots;
  if (draft === null) return [];
  return pedidos.flatMap((number) => {
    const order = orders[number];
    if (!order) return [];
    const { cells, carrierFault } = rowOf(order, draft, carriers);
    const request = lotQuoteOf(storeId, originZipCode ?? '', order, cells, draft.isInsured);
    const askedKey = askedKeyOf(request, cells.carrier);
    const known = checks[number];
    const check = known && known.askedKey === askedKey ? known : null;
    // Until the storehouse is known, its missing postal code is no fault of the row.
    const before = originZipCode === null ? null : faultBefore(order, cells, request);
    const fault = before ?? carrierFault ?? (check?.kind === 'fault' ? check.fault : null);
    const price = check?.kind === 'price' ? check : null;
    return [{ order, cells, isInsured: draft.isInsured, request, askedKey, fault, price }];
  });
}

type State = RootState & { readonly guideLots?: GuideLotsState };

export const selectOriginZipCode = (state: State): string | null =>
  storehouse.select(state).value?.address.zipCode ?? null;

/** The carriers that a row may name. */
export const selectLotCarriers = (state: State): readonly CarrierName[] | null =>
  parcelCarriers.select(state).value?.data ?? null;

/** The rows, for sagas. */
export const lotRowsOf = (state: State, pedidos: readonly string[]): LotRow[] =>
  lotRows(
    {
      lots: selectLots(state),
      storeId: selectCurrentStoreId(state),
      originZipCode: selectOriginZipCode(state),
      carriers: selectLotCarriers(state),
    },
    pedidos,
  );
