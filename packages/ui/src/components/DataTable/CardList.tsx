import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './DataTable.css.ts';
import { usePageWindow } from './use-window.ts';
import { windowFrom } from './window.model.ts';

interface CardListProps {
  label: string;
  keys: readonly string[];
  isStale: boolean;
  draw: (index: number) => ReactNode;
}

/** The rows as cards of a phone. */
export function CardList(props: CardListProps) {
  return props.keys.length < windowFrom ? <AllCards {...props} /> : <WindowedCards {...props} />;
}

const AllCards = ({ label, keys, isStale, draw }: CardListProps) => (
  <ul className={cx(s.cards, isStale && s.stale)} aria-label={label}>
    {keys.map((key, index) => (
      <li key={key} className={s.card}>
        {draw(index)}
      </li>
    ))}
  </ul>
);

/** Height of a card until it is measured, in pixels. */
const guess = 176;

function WindowedCards({ label, keys, isStale, draw }: CardListProps) {
  const {
    list,
    margin,
    rows: cards,
  } = usePageWindow<HTMLUListElement, HTMLLIElement>({ keys, rowHeight: guess, overscan: 4 });
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
