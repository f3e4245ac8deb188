import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { RefreshIcon } from '@trastienda/ui/icons';
import { failureWords } from '../../shared/layout/failure-words.ts';
import { orderStatistics } from '../../entities/store/operations.ts';
import { useIsOnline } from '../../shared/layout/index.ts';
import { OfflineNotice } from '../../shared/layout/offline-notice.tsx';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { useHomeTroubles } from './use-home-troubles.ts';

/**
 * Over the cards when more than one is empty: what happened, in one sentence, and one way to ask again for all. Without
 * a line and with all of them filled, of when they are.
 */
export function TroublesBanner() {
  const isOnline = useIsOnline();
  const { troubles, isSaidOnce, retry } = useHomeTroubles();
  const counts = useAppSelector((state) => orderStatistics.select(state));
  if (!isSaidOnce)
    return isOnline ? null : <OfflineNotice at={counts.status === 'succeeded' ? counts.at : null} />;
  const causes = new Set(troubles.map(({ error, call }) => failureWords(error, { call, isOnline }).cause));
  const [cause] = causes;
  return (
    <Banner
      tone="warning"
      title={causes.size === 1 ? cause : 'Varios servicios no respondieron.'}
      action={
        <Button
          size="sm"
          icon={<RefreshIcon size={16} />}
          onPress={() => retry(...troubles.map(({ part }) => part))}
        >
          Reintentar todo
        </Button>
      }
    >
      Tus pedidos están a salvo.
    </Banner>
  );
}
