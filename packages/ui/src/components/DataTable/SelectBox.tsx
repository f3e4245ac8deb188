import type { MouseEvent } from 'react';
import * as s from './row.css.ts';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  isMixed?: boolean;
  onToggle: (isExtending: boolean) => void;
}

/** A row's box. Native, because it must be cheap and must see Shift. */
export function SelectBox({ label, isSelected, isMixed = false, onToggle }: SelectBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps Shift from selecting text
    <label className={s.selectorLabel} onMouseDown={keepText}>
      <input
        type="checkbox"
        aria-label={label}
        className={s.box}
        checked={isSelected}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        // A checkbox's change comes from a click, which knows about Shift.
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
}

/** Keeps Shift and click from selecting the text between two rows. */
function keepText(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}
