import { type KeyboardEvent, useRef, useState } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as list from '../../internal/list/list.css.ts';
import type { DateRangePresetOption } from './DateRangePicker.model.ts';
import * as s from './DateRangePicker.css.ts';

interface PresetListProps {
  label: string;
  items: readonly DateRangePresetOption[];
  /** Id of the one in force. */
  value: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * The known ranges: arrows walk, Enter or Space chooses. Not React Aria's ListBox, whose collections and selection weigh a
 * fifth of the picker, for a few lines that neither scroll nor are chosen together.
 */
export function PresetList({ label, items, value, onChoose }: PresetListProps) {
  const root = useRef<HTMLDivElement>(null);
  const chosen = items.findIndex(({ id }) => id === value);
  const [current, setCurrent] = useState(Math.max(0, chosen));
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const last = items.length - 1;
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key];
    if (next !== undefined) {
      const at = Math.max(0, Math.min(last, next));
      setCurrent(at);
      root.current?.querySelectorAll<HTMLElement>('[role="option"]')[at]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onChoose(id);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={root} role="listbox" aria-label={label} className={cx(list.list, s.presets)}>
      {items.map(({ id, label: name }, at) => (
        <div
          key={id}
          role="option"
          aria-selected={at === chosen}
          {...(at === chosen && { 'data-selected': true })}
          tabIndex={at === current ? 0 : -1}
          className={cx(list.item, s.preset)}
          onFocus={() => setCurrent(at)}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => onKeyDown(event, id)}
        >
          <span className={list.itemText}>{name}</span>
          <CheckIcon size={16} className={list.check} />
        </div>
      ))}
    </div>
  );
}
