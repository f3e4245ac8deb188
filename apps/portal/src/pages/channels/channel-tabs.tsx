import { Tabs } from '@trastienda/ui/Tabs';
import type { ReactNode } from 'react';
import { selectOpenCases } from '../../entities/channel/selectors.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import * as s from './channels.css.ts';

type Props = { readonly view: 'tiendas' | 'casos'; readonly children: ReactNode };

/** The two views of the channels: the shops, and the orders of theirs that she decides about. */
export function ChannelTabs({ view, children }: Props) {
  const cases = useAppSelector(selectOpenCases);
  return (
    <Tabs
      aria-label="Vistas de tus canales"
      items={[
        { id: 'tiendas', label: 'Tiendas', href: paths.marketplaces() },
        { id: 'casos', label: 'Casos', href: paths.channelCases(), ...(cases > 0 && { count: cases }) },
      ]}
      selectedKey={view}
    >
      <div className={s.view}>{children}</div>
    </Tabs>
  );
}
