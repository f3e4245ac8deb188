import { Skeleton } from '@trastienda/ui/Skeleton';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import type { ReactNode } from 'react';
import * as s from './body-skeletons.css.ts';
import { useIsMobile } from './shell-slots.tsx';

type Props = {
  /** The height of the content to come, in pixels, so that nothing below it moves then. */
  readonly height: number;
  readonly lines: number;
};

/** Inside a card that is on its way: its lines, over the room that they will take. */
export function CardBodySkeleton({ height, lines }: Props) {
  return (
    <div className={s.skeletons} style={{ minBlockSize: height }}>
      {Array.from({ length: lines }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- skeletons have no other name, and never move
        <Skeleton key={at} width={at === 0 ? '35%' : '75%'} />
      ))}
    </div>
  );
}

/** The bar at the end of such a page, in the place of its one act; no button is there that could be pressed for nothing. */
export function FooterSkeleton({ summary }: { readonly summary?: ReactNode }) {
  const isMobile = useIsMobile();
  return (
    <StickyFooter summary={summary}>
      <Skeleton shape="block" width={isMobile ? '100%' : 120} height={isMobile ? 44 : 36} />
    </StickyFooter>
  );
}
