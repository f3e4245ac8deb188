import { Button } from '@trastienda/ui/Button';
import { SlidersIcon } from '@trastienda/ui/icons';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../routes/lazy-page.tsx';
import { whenQuiet } from '../routes/when-quiet.ts';
import type { FiltersSheetProps } from './filters-sheet.tsx';
import * as s from './phone-filters.css.ts';

const sheet = lazyPage<FiltersSheetProps>(() => import('./filters-sheet.tsx'));

type Props = {
  /** The search by words comes first, in a line of its own. */
  readonly search?: ReactNode;
  /** A filter that is always set, such as the days of a report, stays visible. */
  readonly pinned?: ReactNode;
  /** The filters of the sheet; without any there is no sheet. */
  readonly children?: ReactNode;
  /** The number of filters of the sheet that are set. */
  readonly count: number;
  readonly onClear: () => void;
  /** The sheet's way back to what it filters: 'Ver pedidos'. */
  readonly seeLabel: string;
  /** The choice of an order. */
  readonly end?: ReactNode;
};

/** The controls over a list on a phone: its search, and one button for all of its filters (experience.md, section 15). */
export function PhoneFilters({ search, pinned, children, count, onClear, seeLabel, end }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  useEffect(() => whenQuiet(sheet.preload), []);
  const hasSheet = children !== undefined;
  return (
    <div className={s.root}>
      {search}
      {(hasSheet || pinned !== undefined || end !== undefined) && (
        <div className={s.row}>
          {hasSheet && (
            <Button icon={<SlidersIcon size={16} />} onPress={open}>
              {['Filtros', count || null].filter(Boolean).join(' · ')}
            </Button>
          )}
          {pinned}
          {end !== undefined && <div className={s.end}>{end}</div>}
        </div>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <sheet.Component isOpen={isOpen} onOpenChange={setOpen} onClear={onClear} seeLabel={seeLabel}>
            {children}
          </sheet.Component>
        </Suspense>
      )}
    </div>
  );
}
