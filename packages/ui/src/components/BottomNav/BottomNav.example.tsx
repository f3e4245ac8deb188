import { BottomNav, type BottomNavItem } from '@trastienda/ui/BottomNav';
import { BoxIcon, HomeIcon, MenuIcon, ReceiptIcon } from '@trastienda/ui/icons';

const sections: BottomNavItem[] = [
  { key: 'home', label: 'HOME', icon: <HomeIcon />, href: '/' },
  { key: 'pedidos', label: 'PEDIDOS', icon: <ReceiptIcon />, href: '/mis-pedidos?status=todos' },
  { key: 'productos', label: 'PRODUCTOS', icon: <BoxIcon />, href: '/mis-productos/catalogo-de-productos' },
  { key: 'menu', label: 'MENU', icon: <MenuIcon />, href: '/menu' },
];

export function Example() {
  return <BottomNav items={sections} current="pedidos" />;
}
