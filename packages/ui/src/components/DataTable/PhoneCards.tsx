import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { CardListProps } from './CardList.tsx';
import { selectionState, togglePage } from './DataTable.model.ts';
import type { CardState, DataTableLabels } from './DataTable.types.ts';
import * as s from './DataTable.css.ts';

interface PhoneCardsProps {
  label: string;
  keys: readonly string[];
  List: ComponentType<CardListProps>;
  kept: number;
  isStale: boolean;
  selected: ReadonlySet<string>;
  onSelectionChange: ((selected: Set<string>) => void) | undefined;
  onToggle: (key: string, isExtending: boolean) => void;
  bulkBar: ReactNode;
  /** Whether choosing lasts from the start until the end. */
  isSelecting: boolean;
  words: DataTableLabels;
  /** The cards that are drawn while no rows have come yet. */
  skeleton: { count: number; card: ReactNode } | undefined;
  draw: (index: number, state: Omit<CardState, 'selectLabel' | 'editing'>) => ReactNode;
}

/** The table of a phone: cards, chosen after "Seleccionar", with the bulk bar over the bottom navigation. */
export function PhoneCards({
  label,
  keys,
  List,
  kept,
  isStale,
  selected,
  onSelectionChange,
  onToggle,
  bulkBar,
  isSelecting,
  words,
  skeleton,
  draw,
}: PhoneCardsProps) {
  const [wasAsked, setAsked] = useState(false);
  if (skeleton) {
    return (
      <>
        {onSelectionChange && <div aria-hidden className={s.cardsBar} />}
        <div aria-hidden className={s.cards}>
          {Array.from({ length: skeleton.count }, (_, at) => (
            <div key={at} className={s.card}>
              {skeleton.card ?? <Skeleton shape="block" width="100%" height={120} />}
            </div>
          ))}
        </div>
      </>
    );
  }
  const isSelectMode = onSelectionChange !== undefined && (isSelecting || wasAsked || selected.size > 0);
  const state = selectionState(keys, selected);
  return (
    <>
      {onSelectionChange && (
        <div className={s.cardsBar}>
          {isSelectMode ? (
            <>
              <Checkbox
                isSelected={state === 'all'}
                isIndeterminate={state === 'some'}
                onChange={() => onSelectionChange(togglePage(keys, selected))}
              >
                {words.selectPage}
              </Checkbox>
              {!isSelecting && (
                <Button
                  variant="ghost"
                  onPress={() => {
                    setAsked(false);
                    if (selected.size > 0) onSelectionChange(new Set());
                  }}
                >
                  {words.stopSelecting}
                </Button>
              )}
            </>
          ) : (
            <Button variant="ghost" className={s.cardsBarEnd} onPress={() => setAsked(true)}>
              {words.select}
            </Button>
          )}
        </div>
      )}
      <List
        label={label}
        keys={keys}
        kept={kept}
        isStale={isStale}
        draw={(index) => {
          const key = keys[index] as string;
          return draw(index, {
            isSelected: selected.has(key),
            onSelectedChange: isSelectMode ? () => onToggle(key, false) : undefined,
          });
        }}
      />
      {selected.size > 0 && bulkBar !== undefined && bulkBar !== null && (
        <div className={s.cardsBulk} role="group" aria-label={words.selection}>
          {bulkBar}
        </div>
      )}
    </>
  );
}
