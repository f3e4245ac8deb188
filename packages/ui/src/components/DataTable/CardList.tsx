import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './DataTable.css.ts';

export interface CardListProps {
  /** Name of the list: that of the table. */
  label: string;
  /** Keys of the rows, in order. */
  keys: readonly string[];
  /** Place of the row one came from, whose card is in the document wherever it is; -1 for none. */
  kept: number;
  /** Whether the rows are being asked for again. */
  isStale: boolean;
  /** Draws the card of the row at an index. */
  draw: (index: number) => ReactNode;
}

/** Draws every row as a card of a phone. */
export const AllCards = ({ label, keys, isStale, draw }: CardListProps) => (
  <ul className={cx(s.cards, isStale && s.stale)} aria-label={label}>
    {keys.map((key, index) => (
      <li key={key} className={s.card}>
        {draw(index)}
      </li>
    ))}
  </ul>
);
