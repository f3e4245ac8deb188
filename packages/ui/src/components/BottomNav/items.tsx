import type { ReactNode } from 'react';
import { BoxIcon, HomeIcon, MenuIcon, ReceiptIcon } from '../../icons/index.ts';

export interface BottomNavItem {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
}

/** HOME, PEDIDOS, PRODUCTOS, MENU. */
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
