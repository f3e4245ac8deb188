import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { BoxIcon, HomeIcon, MenuIcon, ReceiptIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as s from './BottomNav.css.ts';

export interface BottomNavItem {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
}

/** HOME, PEDIDOS, PRODUCTOS, MENU. Source: S2.15, D28. */
export const bottomNavItems: readonly BottomNavItem[] = [
  { key: 'home', label: 'HOME', icon: <HomeIcon />, href: '/' },
  { key: 'pedidos', label: 'PEDIDOS', icon: <ReceiptIcon />, href: '/mis-pedidos?status=todos' },
  {
    key: 'productos',
    label: 'PRODUCTOS',
    icon: <BoxIcon />,
    href: '/mis-productos/catalogo-de-productos',
  },
  { key: 'menu', label: 'MENU', icon: <MenuIcon />, href: '/menu' },
];

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
  items = bottomNavItems,
  current = null,
  label = 'Principal',
  className,
  ...rest
}: BottomNavProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(s.root, className)}>
      <ul className={s.list}>
        {items.map((item) => (
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
