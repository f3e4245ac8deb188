import { integrationChannelList } from '../../entities/channel/operations.ts';
import { storehouse } from '../../entities/guide/operations.ts';
import { orderStatistics, salesChannels, walletBalance } from '../../entities/store/operations.ts';
import { useKept } from '../../shared/persistence/use-kept.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { type FirstStep, firstSteps } from './first-steps.ts';
import { firstGuide, onlyCounts, productCounts } from './operations.ts';

/** Whether a read can be used: it answered, or said that there is nothing. */
const isSettled = ({ status, value }: { readonly status: string; readonly value: unknown }): boolean =>
  value !== null || status === 'failed';

/**
 * The first steps of a store that has sent nothing yet; `null` once all are done, or she put them away, and while it is not
 * known. A store that sends parcels is asked nothing more for it.
 */
export function useFirstSteps(): { readonly steps: readonly FirstStep[]; readonly hide: () => void } | null {
  const [kept, keep] = useKept('inicio', 'primeros-pasos');
  const families = useAppSelector((state) => orderStatistics.select(state)).value?.families;
  const sent = families && (families['transito'] ?? 0) + (families['finalizado'] ?? 0);
  const isNew = kept === null && sent === 0;
  const products = useRead(productCounts, isNew ? onlyCounts : null);
  const house = useRead(storehouse, isNew ? {} : null);
  const guide = useRead(firstGuide, isNew ? { params: { n: '1', p: '1' } } : null);
  const balance = useRead(walletBalance, isNew ? {} : null, { freshFor: 5000 });
  const links = useRead(integrationChannelList, isNew ? {} : null);
  const channels = useAppSelector((state) => salesChannels.select(state));
  if (!isNew || ![products, house, guide, balance, links, channels].every(isSettled)) return null;
  const steps = firstSteps({
    hasStorehouse: house.value !== null,
    hasProduct: (products.value?.counts.total ?? 0) > 0,
    hasChannel:
      (channels.value?.data ?? []).some(({ available }) => available) ||
      (links.value?.data ?? []).some(({ channels: shops }) => shops.length > 0),
    hasBalance: (balance.value?.detail.monto_actual ?? 0) > 0,
    hasGuide: (guide.value?.total ?? 0) > 0,
  });
  return steps.every(({ isDone }) => isDone) ? null : { steps, hide: () => keep('ocultos') };
}
