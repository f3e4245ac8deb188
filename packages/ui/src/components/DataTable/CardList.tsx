import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './DataTable.css.ts';

export interface CardListProps {
  label: string;
  keys: readonly string[];
  isStale: boolean;
  draw: (index: number) => ReactNode;
}

/** Every row as a card of a phone. */
export const AllCards = ({ label, keys, isStale, draw }: CardListProps) => (
  <ul className={cx(s.cards, isStale && s.stale)} aria-label={label}>
    {keys.map((key, index) => (
      <li key={key} className={s.card}>
        {draw(index)}
      </li>
    ))}
  </ul>
);
