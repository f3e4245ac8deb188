import { cx } from '../../internal/cx.ts';
import type { CardListProps } from '../DataTable/CardList.tsx';
import { usePageWindow } from './use-window.ts';
import * as s from '../DataTable/DataTable.css.ts';

/** Height of a card until it is measured, in pixels. */
const guess = 176;

/** The cards near the viewport. */
export function VirtualCards({ label, keys, isStale, draw }: CardListProps) {
  const {
    list,
    margin,
    rows: cards,
  } = usePageWindow<HTMLUListElement, HTMLLIElement>({ keys, rowHeight: guess });
  const items = cards.getVirtualItems();
  return (
    <ul
      ref={list}
      className={cx(s.cards, isStale && s.stale)}
      aria-label={label}
      style={{
        paddingBlockStart: (items[0]?.start ?? margin) - margin,
        paddingBlockEnd: margin + cards.getTotalSize() - (items.at(-1)?.end ?? margin),
      }}
    >
      {items.map(({ index, key }) => (
        <li
          key={key}
          ref={cards.measureElement}
          data-index={index}
          aria-setsize={keys.length}
          aria-posinset={index + 1}
          className={s.card}
        >
          {draw(index)}
        </li>
      ))}
    </ul>
  );
}
