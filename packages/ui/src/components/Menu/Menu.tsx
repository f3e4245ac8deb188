import type { ReactElement, RefAttributes } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  type MenuItemProps,
  type MenuProps as AriaMenuProps,
  type PopoverProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as list from '../../internal/list/list.css.ts';
import { Popover } from '../../internal/popover.tsx';
import { type MenuEntry, placeEntries } from './Menu.model.ts';
import * as s from './Menu.css.ts';

export type { MenuEntry } from './Menu.model.ts';

export interface MenuProps
  extends
    Omit<AriaMenuProps<MenuEntry>, 'className' | 'style' | 'children' | 'items' | 'onAction'>,
    RefAttributes<HTMLDivElement> {
  /** The control that opens it: one Button or IconButton. */
  trigger: ReactElement;
  /** The items; destructive ones are put last. Default: none. */
  items?: readonly MenuEntry[] | undefined;
  /** Called with the id of the chosen entry. */
  onAction?: ((id: string) => void) | undefined;
  /** Extra class name for the list. */
  className?: string | undefined;
  /** Side of the control. Default: `bottom end`. */
  placement?: PopoverProps['placement'] | undefined;
  /** Controls whether it is open; omit it to let the component decide. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Reached by the arrows, so that its reason is read; React Aria's own would be passed over. */
const disabled: Partial<MenuItemProps> = {
  shouldCloseOnSelect: false,
  render: ({ children, ...props }) =>
    'href' in props ? (
      <a {...props}>{children}</a>
    ) : (
      <div {...props} aria-disabled data-disabled>
        {children}
      </div>
    ),
};

/** Acts that do not deserve a button of their own. */
export function Menu({
  trigger,
  items = [],
  onAction,
  className,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
  ...rest
}: MenuProps) {
  return (
    <MenuTrigger {...(isOpen !== undefined && { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <Popover offset={4} placement={placement} className={list.surface}>
        <AriaMenu
          {...rest}
          items={placeEntries(items)}
          onAction={(key) => {
            if (items.some(({ id, isDisabled = false }) => id === key && !isDisabled))
              onAction?.(String(key));
          }}
          className={cx(list.list, className)}
        >
          {({ id, label, icon: Icon, description, shortcut, href, tone, isDisabled = false, isDivided }) => (
            <MenuItem
              id={id}
              textValue={label}
              {...(isDisabled ? disabled : href !== undefined && { href })}
              className={cx(list.item, tone && s.danger, isDivided && s.divided)}
            >
              {Icon && <Icon size={16} className={tone ? s.dangerIcon : list.itemIcon} />}
              <span className={list.itemText}>
                {label}
                {description !== undefined && <span className={list.itemDescription}>{description}</span>}
              </span>
              {shortcut !== undefined && <kbd className={list.itemEnd}>{shortcut}</kbd>}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
