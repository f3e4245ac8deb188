import { addMoney, type Centavos, centavos } from '@trastienda/domain';
import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector, useRequest } from '../../shared/store/hooks.ts';
import { selectCurrentStoreId } from '../../shared/session/selectors.ts';
import { walletBalance } from '../../entities/store/operations.ts';
import { selectBalance } from '../../entities/store/selectors.ts';
import { type LotRow, lotRows, selectLotCarriers, selectOriginZipCode } from './selectors.ts';
import { draftOpened, type GuideLotsState, selectLots, selectSending, type Sending } from './slice.ts';

export type LotDraftView = {
  readonly lots: GuideLotsState;
  readonly rows: readonly LotRow[];
  readonly faulty: readonly LotRow[];
  readonly priced: readonly LotRow[];
  /** Rows whose price nobody has asked for since they changed. */
  readonly unchecked: number;
  /** The total cost of the priced rows. */
  readonly cost: Centavos;
  readonly balance: Centavos | null;
  readonly isShort: boolean;
  readonly sending: Sending;
  readonly carriers: readonly { readonly id: string; readonly label: string }[];
  readonly reload: () => void;
};

/** The lot that is being put together, for as long as it is on show. */
export function useLotDraft(pedidos: readonly string[]): LotDraftView {
  const dispatch = useAppDispatch();
  const lots = useAppSelector(selectLots);
  const storeId = useAppSelector(selectCurrentStoreId);
  const originZipCode = useAppSelector(selectOriginZipCode);
  useRequest(walletBalance, {});
  const balance = useAppSelector((state) => selectBalance(state).amount);
  const known = useAppSelector(selectLotCarriers);
  const sending = useAppSelector((state) => selectSending(state, lots.draft?.lotId ?? ''));
  const asked = pedidos.join(',');
  useEffect(() => void dispatch(draftOpened({ pedidos: asked.split(',') })), [dispatch, asked]);
  const rows = useMemo(
    () => lotRows({ lots, storeId, originZipCode, carriers: known }, asked.split(',')),
    [lots, storeId, originZipCode, known, asked],
  );
  const carriers = useMemo(
    () =>
      (known ?? []).map(({ deliveryCarrierId, deliveryCarrierName }) => ({
        id: deliveryCarrierId,
        label: deliveryCarrierName,
      })),
    [known],
  );
  const priced = rows.filter(({ price }) => price !== null);
  const faulty = rows.filter(({ fault }) => fault !== null);
  const cost = addMoney(centavos(0), ...priced.map(({ price }) => price?.cost ?? centavos(0)));
  return {
    lots,
    rows,
    faulty,
    priced,
    unchecked: rows.length - priced.length - faulty.length,
    cost,
    balance,
    isShort: balance !== null && cost > balance,
    sending,
    carriers,
    reload: () => void dispatch(draftOpened({ pedidos })),
  };
}
