import type { SidebarItem } from '../components/Sidebar/Sidebar.model.ts';
import type { SidebarService } from '../components/Sidebar/SidebarServices.tsx';
import {
  BoxIcon,
  CashIcon,
  ChartIcon,
  HomeIcon,
  ReceiptIcon,
  StoreIcon,
  TruckIcon,
  UploadIcon,
  WarehouseIcon,
  WindowIcon,
} from '../icons/index.ts';

// An invented shop, for stories.
const catalogue = '/mis-productos/catalogo-de-productos';
const products = ['Sears', 'Sanborns', 'Claroshop'].map((label) => ({
  key: label,
  label,
  href: `${catalogue}?marketplace=${label.toLowerCase()}`,
}));

export const menu: readonly SidebarItem[] = [
  { key: 'inicio', label: 'Inicio', icon: <HomeIcon />, href: '/' },
  { key: 'productos', label: 'Mis productos', icon: <BoxIcon />, href: catalogue, children: products },
  {
    key: 'pedidos',
    label: 'Mis pedidos',
    icon: <ReceiptIcon />,
    href: '/mis-pedidos?status=todos',
    count: 33,
  },
  {
    key: 'canales',
    label: 'Canales de venta',
    icon: <StoreIcon />,
    children: [{ key: 'marketplace', label: 'Marketplace', href: '/canales-de-venta/marketplaces' }],
  },
  {
    key: 'fulfillment',
    label: 'Fulfillment',
    icon: <WarehouseIcon />,
    children: [
      { key: 'retirar', label: 'Retirar inventario', href: '/fulfillment/retirar-inventario' },
      { key: 'consultar', label: 'Consultar inventario', href: '/fulfillment/consultar-inventario' },
      { key: 'historial', label: 'Historial de envios', href: '/historial-de-envios' },
    ],
  },
  {
    key: 'pagos',
    label: 'Mis pagos',
    icon: <CashIcon />,
    children: [
      { key: 'claroshop', label: 'Claroshop', href: '/mis-pagos?marketplace=claroshop' },
      { key: 'sears', label: 'Sears', href: '/mis-pagos?marketplace=sears' },
      { key: 'sanborns', label: 'Sanborns', href: '/mis-pagos?marketplace=sanborns' },
      {
        key: 'rechazadas',
        label: 'Evidencias rechazadas',
        href: '/mis-pagos/evidencias-rechazadas',
        count: 2,
      },
    ],
  },
  {
    key: 'reportes',
    label: 'Reportes',
    icon: <ChartIcon />,
    children: [
      { key: 'ventas', label: 'Ventas', href: '/reportes/ventas' },
      { key: 'inventario', label: 'Inventario', href: '/reportes/inventario' },
    ],
  },
];

export const invoiceMenu: readonly SidebarItem[] = [
  {
    key: 'facturas',
    label: 'Subir facturas',
    icon: <UploadIcon />,
    children: [
      { key: 'automaticas', label: 'Automáticas', href: '/subir-facturas/automaticas' },
      { key: 'manuales', label: 'Manuales', href: '/subir-facturas/manuales' },
    ],
  },
];

export const services: readonly SidebarService[] = [
  {
    key: 'envios',
    label: 'Envíos',
    icon: <TruckIcon size={16} />,
    href: 'https://example.com/envios?store=10452',
  },
  { key: 'paginas', label: 'Paginas', icon: <WindowIcon size={16} />, href: 'https://example.com/paginas' },
];

export const carriers = ['Norte', 'Veloz', 'Ruta 7'] as const;

export const stores = [
  { id: '10452', name: 'Casa Lumbre' },
  { id: '10460', name: 'Barro y Palma' },
  { id: '10471', name: null },
  { id: '10488', name: 'Textiles del Istmo' },
  { id: '10502', name: 'Élan' },
] as const;
