import { formatNumber } from '@trastienda/domain';
import { useId, type ReactNode } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { ChevronDownIcon } from '../../icons/index.ts';
import { soon } from '../../internal/soon.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SidebarItem, SidebarSubItem } from './Sidebar.model.ts';
import * as s from './Sidebar.css.ts';

interface EntryProps {
  item: SidebarItem;
  isActive: boolean;
  activeChild: string | null;
  countLabel: string;
  soonLabel: string;
}

interface GroupProps extends EntryProps {
  /** Says what the chevron of a group with a page of its own opens. */
  submenuLabel: (name: string) => string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

const flag = (on: boolean) => (on ? { 'data-active': true, 'aria-current': 'page' as const } : {});

function Count({ count, label }: { count: number | undefined; label: string }) {
  if (count === undefined || count === 0) return null;
  return (
    <span className={s.count}>
      {formatNumber(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

/** The name of an entry and what stands after it. */
function Words({
  entry,
  countLabel,
  soonLabel,
}: Pick<EntryProps, 'countLabel' | 'soonLabel'> & { entry: SidebarItem | SidebarSubItem }) {
  return (
    <>
      <span className={s.words}>
        <span className={s.label}>{entry.label}</span>
        {entry.isSoon && <span className={soon}>{soonLabel}</span>}
      </span>
      <Count count={entry.count} label={countLabel} />
    </>
  );
}

/** An entry of the expanded sidebar that leads somewhere. */
export function SidebarLink({ item, isActive, ...words }: Omit<EntryProps, 'activeChild'>) {
  return (
    <AriaLink href={item.href ?? '#'} className={s.item} {...flag(isActive)}>
      <span className={s.icon}>{item.icon}</span>
      <Words entry={item} {...words} />
    </AriaLink>
  );
}

/** An entry of the expanded sidebar that opens its children in place; one with a page leads there by its name. */
export function SidebarGroup({
  item,
  isActive,
  activeChild,
  submenuLabel,
  isOpen,
  onOpenChange,
  ...words
}: GroupProps) {
  const listId = useId();
  // Open, the active child carries the mark and the parent only turns bold; closed, the parent stands for it.
  const isBranch = isActive && isOpen && activeChild !== null;
  const look = isBranch ? { 'data-branch': true } : isActive ? { 'data-active': true } : {};
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': listId,
    onPress: () => onOpenChange(!isOpen),
  };
  const face = (
    <>
      <span className={s.icon}>{item.icon}</span>
      <Words entry={item} {...words} />
    </>
  );
  const chevron = <ChevronDownIcon size={16} className={s.chevron} />;
  return (
    <>
      {item.href === undefined ? (
        <AriaButton className={s.item} {...look} {...toggle}>
          {face}
          {chevron}
        </AriaButton>
      ) : (
        <div className={s.split}>
          <AriaLink
            href={item.href}
            className={s.item}
            {...look}
            {...(isActive && activeChild === null && { 'aria-current': 'page' })}
          >
            {face}
          </AriaLink>
          <AriaButton className={s.toggle} aria-label={submenuLabel(item.label)} {...toggle}>
            {chevron}
          </AriaButton>
        </div>
      )}
      <ul id={listId} className={s.subList} hidden={!isOpen}>
        {item.children?.map((child) => (
          <li key={child.key}>
            <SidebarSubLink child={child} isActive={child.key === activeChild} {...words} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A child, in the open group or in the reduced sidebar's popover. */
export function SidebarSubLink({
  child,
  isActive,
  onPress,
  ...words
}: Pick<EntryProps, 'isActive' | 'countLabel' | 'soonLabel'> & {
  child: SidebarSubItem;
  onPress?: () => void;
}): ReactNode {
  return (
    <AriaLink href={child.href} className={s.subItem} {...flag(isActive)} {...(onPress && { onPress })}>
      <Words entry={child} {...words} />
    </AriaLink>
  );
}
