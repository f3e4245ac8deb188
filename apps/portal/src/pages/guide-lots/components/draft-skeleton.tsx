import { Card } from '@trastienda/ui/Card';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { CardBodySkeleton, FooterSkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { useIsMobile } from '../../../shared/layout/index.ts';
import * as s from './lots.css.ts';

type Props = {
  readonly pedidos: readonly string[];
  /** The words beside the action below: '20 guías'. */
  readonly summary: string;
};

/** A lot whose orders are on their way: its table, on a phone its cards, one for each of them. */
export function DraftSkeleton({ pedidos, summary }: Props) {
  const isMobile = useIsMobile();
  const height = isMobile ? 44 : 36;
  return (
    <div className={s.stack} aria-busy>
      <VisuallyHidden role="status">Cargando los pedidos del lote</VisuallyHidden>
      <div className={s.profile} aria-hidden>
        <div className={s.choice}>
          <Skeleton width={104} />
          <Skeleton shape="block" height={height} />
        </div>
        <Skeleton shape="block" width={isMobile ? '100%' : 128} height={height} />
        <span className={s.switches}>
          <Skeleton width={200} />
          <Skeleton width={160} />
        </span>
      </div>
      {isMobile ? (
        <div className={s.cards} aria-hidden>
          {pedidos.map((number) => (
            <Card key={number} title={number} action={<Skeleton shape="block" width={64} height={36} />}>
              <CardBodySkeleton height={114} lines={4} />
            </Card>
          ))}
        </div>
      ) : (
        <div className={s.grid} aria-hidden>
          <Card flush>
            {[undefined, ...pedidos].map((number) => (
              <div key={number ?? ''} className={s.gridRow}>
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </div>
            ))}
          </Card>
        </div>
      )}
      <FooterSkeleton summary={summary} />
    </div>
  );
}
