import { describe, expect, it } from 'vitest';
import { activeKeysOf, type SidebarItem } from './Sidebar.model.ts';

const items: SidebarItem[] = [
  { key: 'inicio', label: 'Inicio', icon: null, href: '/' },
  {
    key: 'productos',
    label: 'Mis productos',
    icon: null,
    href: '/mis-productos/catalogo-de-productos',
    children: [
      { key: 'sears', label: 'Sears', href: '/mis-productos/catalogo-de-productos?marketplace=sears' },
      {
        key: 'sanborns',
        label: 'Sanborns',
        href: '/mis-productos/catalogo-de-productos?marketplace=sanborns',
      },
    ],
  },
  { key: 'pedidos', label: 'Mis pedidos', icon: null, href: '/mis-pedidos?status=todos' },
  {
    key: 'pagos',
    label: 'Mis pagos',
    icon: null,
    children: [
      { key: 'claroshop', label: 'Claroshop', href: '/mis-pagos?marketplace=claroshop' },
      { key: 'rechazadas', label: 'Evidencias rechazadas', href: '/mis-pagos/evidencias-rechazadas' },
    ],
  },
];
const active = (path: string) => {
  const { item, child } = activeKeysOf(items, path);
  return child === null ? item : `${item}/${child}`;
};

describe('the active entry of the sidebar', () => {
  it('is Inicio on the root alone', () => {
    expect(active('/')).toBe('inicio');
    expect(active('/?store=10452')).toBe('inicio');
    expect(active('/reportes/ventas')).toBeNull();
  });

  it('is Mis pedidos on every tab of the list and on the pages under it', () => {
    expect(active('/mis-pedidos?status=en-transito&page=3')).toBe('pedidos');
    expect(active('/mis-pedidos/crear-guia?order=52093318')).toBe('pedidos');
    expect(active('/mis-pedidos-viejos')).toBeNull();
  });

  it('S2.8 is the channel that the query names', () => {
    expect(active('/mis-productos/catalogo-de-productos?page=2&marketplace=sanborns')).toBe(
      'productos/sanborns',
    );
    expect(active('/mis-productos/catalogo-de-productos')).toBe('productos');
    expect(active('/mis-productos/catalogo-de-productos/crear-producto')).toBe('productos');
  });

  it('tells the payments of a channel from the rejected evidences', () => {
    expect(active('/mis-pagos?marketplace=claroshop')).toBe('pagos/claroshop');
    expect(active('/mis-pagos/evidencias-rechazadas#52093318')).toBe('pagos/rechazadas');
  });
});
