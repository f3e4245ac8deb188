import { BoxIcon, HomeIcon, ReceiptIcon, TruckIcon } from '@trastienda/ui/icons';
import { Sidebar, type SidebarItem, type SidebarService } from '@trastienda/ui/Sidebar';
import { useState } from 'react';

const catalogue = '/mis-productos/catalogo-de-productos';
const items: SidebarItem[] = [
  { key: 'inicio', label: 'Inicio', icon: <HomeIcon />, href: '/' },
  {
    key: 'productos',
    label: 'Mis productos',
    icon: <BoxIcon />,
    href: catalogue,
    children: [
      { key: 'sears', label: 'Sears', href: `${catalogue}?marketplace=sears` },
      { key: 'sanborns', label: 'Sanborns', href: `${catalogue}?marketplace=sanborns` },
    ],
  },
  {
    key: 'pedidos',
    label: 'Mis pedidos',
    icon: <ReceiptIcon />,
    href: '/mis-pedidos?status=todos',
    count: 33,
  },
];
const services: SidebarService[] = [
  { key: 'envios', label: 'Envíos', icon: <TruckIcon size={16} />, href: 'https://example.com/envios' },
];

export function Example() {
  const [isReduced, setReduced] = useState(false);
  return (
    <Sidebar
      items={items}
      // Your router knows it; the entry to which it belongs is marked.
      activePath="/"
      services={services}
      carriers={['Norte', 'Veloz', 'Ruta 7']}
      reduced={isReduced}
      onReducedChange={setReduced}
    />
  );
}
