import { formatNumber } from '@trastienda/domain';
import { useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Link as AriaLink } from 'react-aria-components';
import { ChevronRightIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { popoverSurface } from '../../internal/popover-surface.css.ts';
import { Popover } from '../../internal/popover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SidebarItem } from './Sidebar.model.ts';
import { SidebarSubLink } from './SidebarEntry.tsx';
import * as s from './Sidebar.css.ts';

interface ReducedProps {
  item: SidebarItem;
  isActive: boolean;
  countLabel: string;
  soonLabel: string;
}

const nameOf = ({ item, soonLabel }: Pick<ReducedProps, 'item' | 'soonLabel'>): string =>
  item.isSoon ? `${item.label} · ${soonLabel}` : item.label;

function Face({ item, countLabel, soonLabel }: Omit<ReducedProps, 'isActive'>) {
  const waits = item.count !== undefined && item.count > 0;
  const name = nameOf({ item, soonLabel });
  return (
    <>
      <span className={s.icon}>{item.icon}</span>
      <VisuallyHidden>
        {waits ? `${name}, ${formatNumber(item.count ?? 0)} ${countLabel}` : name}
      </VisuallyHidden>
    </>
  );
}

/** An entry of the reduced sidebar: its icon, its name in a tooltip. */
export function SidebarIconLink({ item, isActive, ...words }: ReducedProps) {
  return (
    <Tooltip content={nameOf({ item, ...words })} placement="right">
      <AriaLink
        href={item.href ?? '#'}
        className={s.item}
        {...(isActive && { 'data-active': true, 'aria-current': 'page' })}
      >
        <Face item={item} {...words} />
      </AriaLink>
    </Tooltip>
  );
}

/** A group of the reduced sidebar: its children in a popover at the end side. */
export function SidebarFlyout({
  item,
  isActive,
  activeChild,
  ...words
}: ReducedProps & { activeChild: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Tooltip content={nameOf({ item, ...words })} placement="right">
        <AriaButton className={s.item} {...(isActive && { 'data-active': true })}>
          <Face item={item} {...words} />
        </AriaButton>
      </Tooltip>
      <Popover placement="right top" offset={8} className={popoverSurface}>
        <Dialog className={s.flyout} aria-label={item.label}>
          {item.href === undefined ? (
            <span className={s.flyoutTitle} aria-hidden>
              {item.label}
            </span>
          ) : (
            <AriaLink
              href={item.href}
              className={cx(s.flyoutTitle, s.flyoutLink)}
              {...(isActive && activeChild === null && { 'data-active': true, 'aria-current': 'page' })}
              onPress={() => setOpen(false)}
            >
              {nameOf({ item, ...words })}
              <ChevronRightIcon size={16} />
            </AriaLink>
          )}
          <ul className={s.list}>
            {item.children?.map((child) => (
              <li key={child.key}>
                <SidebarSubLink
                  child={child}
                  isActive={isActive && child.key === activeChild}
                  {...words}
                  onPress={() => setOpen(false)}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
