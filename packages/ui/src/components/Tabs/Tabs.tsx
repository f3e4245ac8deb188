import { type ReactNode, type RefAttributes, useEffect, useRef } from 'react';
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components';
import { formatNumber } from '@trastienda/domain';
import { cx } from '../../internal/cx.ts';
import * as s from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  /** The count under the current filters; `undefined` while it is unknown. */
  count?: number | undefined;
  /** The tab is an address: choosing it goes there. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface TabsProps
  extends
    Omit<AriaTabsProps, 'className' | 'style' | 'children' | 'onSelectionChange' | 'orientation'>,
    RefAttributes<HTMLDivElement> {
  /** The families, in order. Default: none. */
  items?: readonly TabItem[] | undefined;
  /** Content of the selected tab. */
  children?: ReactNode;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Called with the id of the chosen tab. */
  onSelectionChange?: ((id: string) => void) | undefined;
  /** Names the list of tabs. */
  'aria-label'?: string;
  /** The `id` of the chosen tab. Give it to control the choice. */
  selectedKey?: string | number;
  /** The `id` of the tab chosen at first, when the component keeps it itself. Default: the first. */
  defaultSelectedKey?: string | number;
  /** Whether an arrow chooses the tab that it comes to, or Enter and Space do. Default: `manual`. */
  keyboardActivation?: 'automatic' | 'manual';
}

/** Sideways only, and only as far as it takes: the page stays where it is. */
function bringIntoSight(words: HTMLElement | null): void {
  const [tab, list] = [words?.closest('[role="tab"]'), words?.closest('[role="tablist"]')];
  if (!tab || !list) return;
  const [own, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.left < room.left || own.right > room.right) {
    list.scrollBy({ left: own.left + own.width / 2 - room.left - room.width / 2 });
  }
}

type WordsProps = Pick<TabItem, 'label' | 'count'> & { isSelected: boolean };

function Words({ label, count, isSelected }: WordsProps) {
  const words = useRef<HTMLSpanElement>(null);
  // The tab that an address chose may be out of sight where the tabs scroll.
  useEffect(() => {
    if (isSelected) bringIntoSight(words.current);
  }, [isSelected]);
  return (
    <>
      <span ref={words} className={s.label} data-label={label}>
        {label}
      </span>
      {count !== undefined && <span className={s.count}>{formatNumber(count)}</span>}
    </>
  );
}

/**
 * Families of one list. The arrows move, Enter or Space chooses. With `href` in the items the address is the
 * state: give `selectedKey` from it. Give it an `aria-label`.
 */
export function Tabs({
  items = [],
  children,
  className,
  onSelectionChange,
  keyboardActivation = 'manual',
  ...rest
}: TabsProps) {
  const { 'aria-label': name, ...aria } = rest;
  const counted = items.filter(({ count }) => count !== undefined).length;
  return (
    <AriaTabs
      {...aria}
      keyboardActivation={keyboardActivation}
      {...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) })}
      className={cx(className)}
    >
      <TabList
        items={items}
        dependencies={[items]}
        className={s.list}
        {...(name !== undefined && { 'aria-label': name })}
      >
        {({ id, label, count, href, isDisabled = false }) => (
          <Tab id={id} isDisabled={isDisabled} className={s.tab} {...(href !== undefined && { href })}>
            {({ isSelected }) => (
              // Counts make room for themselves as they come: where the chosen tab is, is looked at again.
              <Words key={counted} label={label} count={count} isSelected={isSelected} />
            )}
          </Tab>
        )}
      </TabList>
      {items.map(({ id }) => (
        <TabPanel key={id} id={id} className={s.panel}>
          {children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
