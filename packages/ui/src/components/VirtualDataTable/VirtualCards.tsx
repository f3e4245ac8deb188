import { useEffect } from 'react';
import { cx } from '../../internal/cx.ts';
import type { CardListProps } from '../DataTable/CardList.tsx';
import { stripsOf } from '../DataTable/window.model.ts';
import { usePageWindow } from './use-window.ts';
import * as s from '../DataTable/DataTable.css.ts';

/** Height of a card until it is measured, in pixels. */
const guess = 176;

/** The cards near the viewport. */
export function VirtualCards({ label, keys, kept, isStale, draw }: CardListProps) {
  const {
    list,
    margin,
    rows: cards,
  } = usePageWindow<HTMLUListElement, HTMLLIElement>({ keys, rowHeight: guess, kept });
  useEffect(() => {
    if (kept < 0) return undefined;
    // A browser that goes back puts the page where it was, but the cards above have no heights yet.
    const frame = requestAnimationFrame(() => {
      const card = list.current?.querySelector(`[data-index="${kept}"]`);
      if (card?.contains(document.activeElement)) cards.scrollToIndex(kept, { align: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [kept, cards, list]);
  return (
    <ul ref={list} className={cx(s.cards, isStale && s.stale)} aria-label={label}>
      {stripsOf(cards.getVirtualItems(), margin, margin + cards.getTotalSize()).map((strip) =>
        strip.kind === 'row' ? (
          <li
            key={strip.item.key}
            ref={cards.measureElement}
            data-index={strip.item.index}
            aria-setsize={keys.length}
            aria-posinset={strip.item.index + 1}
            className={s.card}
          >
            {draw(strip.item.index)}
          </li>
        ) : (
          <li key={strip.id} aria-hidden style={{ blockSize: strip.height }} />
        ),
      )}
    </ul>
  );
}
