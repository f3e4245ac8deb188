import type { ComponentPropsWithRef } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { bottomNavItems, type BottomNavItem } from './items.tsx';
import * as s from './BottomNav.css.ts';

export interface BottomNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Default: `bottomNavItems`. */
  items?: readonly BottomNavItem[] | undefined;
  /** Key of the section the page belongs to. Default: none. */
  current?: string | null | undefined;
  /** Name of the landmark. Default: "Principal". */
  label?: string | undefined;
}

/** The sidebar's place on a phone: four sections, 64 px over the safe area. */
export function BottomNav({
  items,
  current = null,
  label = 'Principal',
  className,
  ...rest
}: BottomNavProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(s.root, className)}>
      <ul className={s.list}>
        {(items ?? bottomNavItems).map((item) => (
          <li key={item.key}>
            <AriaLink
              href={item.href}
              className={s.item}
              {...(item.key === current && { 'data-active': true, 'aria-current': 'page' })}
            >
              <span className={s.icon}>{item.icon}</span>
              {item.label}
            </AriaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
