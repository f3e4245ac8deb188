import { useClock } from '../../shared/layout/index.ts';
import { CommandPalette } from '@trastienda/ui/CommandPalette';
import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useFeature } from '../../shared/store/hooks.ts';
import { signOutRequested } from '../../shared/session/slice.ts';
import { helpPrefix, paletteGroups, palettePages } from './palette-commands.ts';
import {
  foundProducts,
  matchingOrders,
  matchingProducts,
  paletteFeature,
  paletteTyped,
  searchedText,
} from './palette-orders.ts';
import { someOrders } from '../../entities/order/operations.ts';
import { selectChannels, selectTopUpPage } from '../../entities/store/selectors.ts';
import type { OverlayProps } from './use-overlay.ts';

export type PaletteProps = OverlayProps & {
  /** Opens the sheet of shortcuts. */
  readonly onShortcuts: () => void;
  /** Opens a page of help. */
  readonly onHelp: (page: string) => void;
};

/** Ctrl K: every page, the main acts, orders by number, guide, SKU or client, products by name or SKU (D22; experience.md, section 14). */
export default function Palette({ onShortcuts, onHelp, ...overlay }: PaletteProps) {
  useFeature(paletteFeature);
  const dispatch = useAppDispatch();
  const channels = useAppSelector(selectChannels);
  const topUpPage = useAppSelector(selectTopUpPage);
  const hasTopUp = topUpPage !== undefined;
  const clock = useClock();
  const [typed, setTyped] = useState('');
  const text = searchedText(typed);
  const found = useAppSelector((state) => someOrders.select(state, matchingOrders(text)));
  const foundOnes = useAppSelector((state) => foundProducts.select(state, matchingProducts(text)));
  const products = text === '' ? undefined : foundOnes.value?.rows;
  const orders = text === '' ? undefined : found.value?.rows;
  const pages = useMemo(() => palettePages({ channels, waitingOrders: null }), [channels]);
  const groups = useMemo(
    () =>
      paletteGroups(
        pages,
        { text: typed.trim(), orders: orders ?? [], products: products ?? [], hasTopUp },
        clock,
      ),
    [pages, typed, orders, products, hasTopUp, clock],
  );
  return (
    <CommandPalette
      {...overlay}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped('');
        overlay.onOpenChange(isOpen);
      }}
      groups={groups}
      busy={text !== '' && [found, foundOnes].some(({ status }) => status === 'idle' || status === 'loading')}
      onQueryChange={(next) => {
        setTyped(next);
        dispatch(paletteTyped(next));
      }}
      onAction={({ id }) => {
        if (id === 'sign-out') dispatch(signOutRequested());
        if (id === 'shortcuts') onShortcuts();
        if (id.startsWith(helpPrefix)) onHelp(id.slice(helpPrefix.length));
        if (id === 'top-up') window.open(topUpPage, '_blank', 'noopener');
      }}
    />
  );
}
