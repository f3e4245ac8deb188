import { Card } from '@trastienda/ui/Card';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { CardBodySkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { useIsMobile } from '../../../shared/layout/index.ts';
import * as s from './detail.css.ts';

/** Heights and lines of what the cards hold, of an order that waits for its guide: most that are opened do. */
const desktop = {
  main: [
    [49, 1],
    [78, 2],
    [145, 4],
    [190, 5],
  ],
  side: [
    [160, 5],
    [124, 4],
    [70, 2],
  ],
} as const;
const phone = {
  ...desktop,
  main: [
    [86, 2],
    [127, 3],
    [145, 4],
    [206, 5],
  ],
} as const;

const Column = ({ cards }: { readonly cards: readonly (readonly [height: number, lines: number])[] }) => (
  <div className={s.column} aria-hidden>
    {cards.map(([height, lines]) => (
      <Card key={height}>
        <CardBodySkeleton height={height} lines={lines} />
      </Card>
    ))}
  </div>
);

/** The cards of an order that is on its way, where they will stand. */
export function OrderSkeleton() {
  const { main, side } = useIsMobile() ? phone : desktop;
  return (
    <div className={s.columns} aria-busy="true">
      <VisuallyHidden role="status">Cargando pedido</VisuallyHidden>
      <Column cards={main} />
      <Column cards={side} />
    </div>
  );
}
