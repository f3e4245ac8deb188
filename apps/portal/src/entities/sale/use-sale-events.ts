import { type SaleEvent, saleEvents } from '@trastienda/domain/sale';
import { useMemo } from 'react';
import { selectConfig } from '../../shared/session/config-slice.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';

/** The seasons that the charts name: those that were published, and those of this installation (D293). */
export function useSaleEvents(): readonly SaleEvent[] {
  const { saleEvents: own } = useAppSelector(selectConfig);
  return useMemo(() => [...saleEvents, ...own], [own]);
}
