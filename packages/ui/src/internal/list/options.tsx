import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { Box } from '../../components/Checkbox/Box.tsx';
import { CheckIcon } from '../../icons/index.ts';
import * as s from './list.css.ts';

/** One choice of Select, ComboBox or StoreSwitcher. */
export interface Option {
  id: string;
  /** Text of the option, which is also searched and matched while typing. */
  label: string;
  /** Second line. */
  description?: string | undefined;
  /** Stands before the label; holds an icon of 16 px or a tile. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Draws one option; the chosen one carries a check. */
export const OptionItem = (option: Option) => (
  <Item {...option}>
    {option.icon}
    <OptionText {...option} />
    <CheckIcon size={16} className={s.check} />
  </Item>
);

/** Draws one option of several that can be chosen: each carries a box. */
export const BoxedOptionItem = (option: Option) => (
  <Item {...option}>
    <Box />
    {option.icon}
    <OptionText {...option} />
  </Item>
);

/** `value` comes from the collection: what a list's button shows of the chosen one. */
const Item = ({
  id,
  label,
  value,
  isDisabled = false,
  children,
}: Option & { value?: Option; children: ReactNode }) => (
  <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={s.item} {...(value && { value })}>
    {children}
  </ListBoxItem>
);

const OptionText = ({ label, description }: Option) => (
  <span className={s.itemText}>
    {label}
    {description !== undefined && <span className={s.itemDescription}>{description}</span>}
  </span>
);
