import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { CheckIcon } from '../../icons/index.ts';
import * as s from './list.css.ts';

/** One choice of Select, ComboBox or StoreSwitcher. */
export interface Option {
  id: string;
  /** What is read, searched and typed ahead. */
  label: string;
  /** Second line. */
  description?: string | undefined;
  /** Before the label: an icon of 16 px or a tile. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Draws one option; the chosen one carries a check. */
export function OptionItem({ id, label, description, icon, isDisabled = false }: Option) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={s.item}>
      {icon}
      <span className={s.itemText}>
        {label}
        {description !== undefined && <span className={s.itemDescription}>{description}</span>}
      </span>
      <CheckIcon size={16} className={s.check} />
    </ListBoxItem>
  );
}
