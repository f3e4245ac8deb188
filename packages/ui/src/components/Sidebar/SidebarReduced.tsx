import { formatNumber } from '@trastienda/domain';
import { useState } from 'react';
import {
  Button as AriaButton,
  Dialog,
  DialogTrigger,
  Link as AriaLink,
  Popover,
} from 'react-aria-components';
import { ChevronRightIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { popoverSurface } from '../../internal/popover-surface.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SidebarItem } from './Sidebar.model.ts';
import { SidebarSubLink } from './SidebarEntry.tsx';
import * as s from './Sidebar.css.ts';

interface ReducedProps {
  item: SidebarItem;
  isActive: boolean;
  countLabel: string;
}

function Face({ item, countLabel }: Omit<ReducedProps, 'isActive'>) {
  const waits = item.count !== undefined && item.count > 0;
  return (
    <>
      <span className={s.icon}>{item.icon}</span>
      <VisuallyHidden>
        {waits ? `${item.label}, ${formatNumber(item.count ?? 0)} ${countLabel}` : item.label}
      </VisuallyHidden>
    </>
  );
}

/** An entry of the reduced sidebar: its icon, its name in a tooltip. */
export function SidebarIconLink({ item, isActive, countLabel }: ReducedProps) {
  return (
    <Tooltip content={item.label} placement="right">
      <AriaLink
        href={item.href ?? '#'}
        className={s.item}
        {...(isActive && { 'data-active': true, 'aria-current': 'page' })}
      >
        <Face item={item} countLabel={countLabel} />
      </AriaLink>
    </Tooltip>
  );
}

/** A group of the reduced sidebar: its children in a popover at the end side. */
export function SidebarFlyout({
  item,
  isActive,
  activeChild,
  countLabel,
}: ReducedProps & { activeChild: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Tooltip content={item.label} placement="right">
        <AriaButton className={s.item} {...(isActive && { 'data-active': true })}>
          <Face item={item} countLabel={countLabel} />
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
              {item.label}
              <ChevronRightIcon size={16} />
            </AriaLink>
          )}
          <ul className={s.list}>
            {item.children?.map((child) => (
              <li key={child.key}>
                <SidebarSubLink
                  child={child}
                  isActive={isActive && child.key === activeChild}
                  countLabel={countLabel}
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
