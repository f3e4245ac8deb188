import { channelName, paymentMarketplaces } from '@trastienda/domain';
import { Tabs } from '@trastienda/ui/Tabs';
import { type ReactNode, useMemo } from 'react';
import { paths } from '../../shared/routes/paths.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { rejectedEvidencesTotal } from './operations.ts';
import { TotalFailed } from './rejected-total-failed.tsx';
import * as s from './payment-tabs.css.ts';

type Props = {
  /** A channel as the address names it, or the evidences. */
  readonly selected: string;
  readonly children: ReactNode;
};

/** Payments of each channel, and the evidences that hold some of them back (D31). */
export function PaymentTabs({ selected, children }: Props) {
  const rejected = useAppSelector((state) => rejectedEvidencesTotal.select(state).value?.total_items);
  const items = useMemo(
    () => [
      ...paymentMarketplaces.map(({ query, code }) => ({
        id: query,
        label: channelName(code),
        href: paths.payments(query),
      })),
      {
        id: 'evidencias',
        label: 'Evidencias rechazadas',
        count: rejected,
        href: paths.rejectedEvidences(),
      },
    ],
    [rejected],
  );
  return (
    <Tabs aria-label="Pagos por canal" items={items} selectedKey={selected}>
      <div className={s.view}>
        <TotalFailed />
        {children}
      </div>
    </Tabs>
  );
}
