import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { rejectedEvidencesTotal } from './operations.ts';

/** Only the number is missing: the page below is complete (S8.6). The shell requests it. */
export function TotalFailed() {
  const dispatch = useAppDispatch();
  const { status, value, error } = useAppSelector((state) => rejectedEvidencesTotal.select(state));
  if (status !== 'failed' || value !== null) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onPress={() => dispatch(rejectedEvidencesTotal.requested({}))}>
          Reintentar
        </Button>
      }
    >
      {error.message}
    </Banner>
  );
}
