import { ownStoreCodes } from '@trastienda/domain';
import type { OfferCode } from '@trastienda/domain/product';
import { useMemo } from 'react';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { selectChannels } from './selectors.ts';

/** The channels that the store may sell on by its contract, in display order; all three while nobody knows. */
export function useOpenChannels(): readonly OfferCode[] {
  const known = useAppSelector(selectChannels);
  return useMemo(
    () =>
      ownStoreCodes.filter(
        (code) => known?.some(({ channel_id: id, available }) => id === code && available) ?? true,
      ),
    [known],
  );
}
