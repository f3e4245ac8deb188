import type { ReactNode, RefAttributes } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './IndicatorCard.css.ts';
import { indicatorName, type Indicator, type IndicatorCardLabels } from './IndicatorCard.model.ts';
import { IndicatorContent } from './IndicatorCard.tsx';

export interface IndicatorTabsProps extends RefAttributes<HTMLDivElement> {
  /** Name of the row: "Indicadores". */
  'aria-label': string;
  /** Default: none. */
  items?: readonly (Indicator & { key: string })[] | undefined;
  /** Key of the one whose chart is shown. Default: the first. */
  selectedKey?: string | undefined;
  /** Called with the key of the chosen figure. */
  onSelectionChange?: ((key: string) => void) | undefined;
  /** The chart of the chosen one. */
  children?: ReactNode;
  /** Replaces some of the component's words. */
  labels?: Partial<IndicatorCardLabels> | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
}

/** Indicators side by side, each the tab of the chart below. Arrows move, Enter or Space chooses. */
export function IndicatorTabs({
  items = [],
  selectedKey,
  onSelectionChange,
  children,
  labels,
  className,
  'aria-label': name,
  ...rest
}: IndicatorTabsProps) {
  const current = selectedKey ?? items[0]?.key;
  return (
    <Tabs
      {...rest}
      keyboardActivation="manual"
      {...(selectedKey !== undefined && { selectedKey })}
      {...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) })}
      className={cx(s.tabs, className)}
    >
      <TabList aria-label={name} className={s.strip} items={items} dependencies={[items, current, labels]}>
        {(item) => (
          <Tab id={item.key} className={s.tab}>
            {({ isSelected }) => (
              <>
                <VisuallyHidden>{indicatorName(item, labels)}</VisuallyHidden>
                <span aria-hidden className={s.content}>
                  <IndicatorContent indicator={item} labels={labels} isLink={!isSelected} />
                </span>
              </>
            )}
          </Tab>
        )}
      </TabList>
      {children !== undefined &&
        items.map(({ key }) => (
          <TabPanel key={key} id={key} className={s.panel}>
            {children}
          </TabPanel>
        ))}
    </Tabs>
  );
}
