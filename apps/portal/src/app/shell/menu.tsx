import { sortByChannel } from '@trastienda/domain';
import type { SalesChannel } from '@trastienda/api-client';
import {
  BoxIcon,
  CashIcon,
  ChartIcon,
  FileIcon,
  HomeIcon,
  LabelIcon,
  ReceiptIcon,
  StoreIcon,
  WarehouseIcon,
} from '@trastienda/ui/icons';
import { type ProfileMenuItem, profileMenuItems } from '@trastienda/ui/ProfileMenu';
import type { SidebarItem } from '@trastienda/ui/Sidebar';
import { paths } from '../../shared/routes/paths.ts';

export type MenuFacts = {
  /** `null` while they are loading: the products item then has no entries below it. */
  readonly channels: readonly SalesChannel[] | null;
  /** Orders that wait for the merchant: in preparation and ready to ship; `null` while loading. */
  readonly waitingOrders: number | null;
  /** Proofs of delivery that a channel refused; `undefined` while loading. */
  readonly rejectedEvidences?: number | undefined;
  /** Orders of linked shops that she decides about. */
  readonly openCases?: number | undefined;
};

/** The entry's name leads to the first of its pages (D27), and is highlighted on each of them. */
const invoices: SidebarItem = {
  key: 'invoices',
  label: 'Subir facturas',
  icon: <FileIcon />,
  href: paths.automaticInvoices(),
  children: [
    { key: 'automatic', label: 'Automáticas', href: paths.automaticInvoices() },
    { key: 'manual', label: 'Manuales', href: paths.manualInvoices() },
  ],
};

/** The main menu (section 2 of the specification, D29 to D31, D420). */
export function mainMenu({
  channels,
  waitingOrders,
  rejectedEvidences,
  openCases,
}: MenuFacts): SidebarItem[] {
  const available = (channels ?? []).filter(({ available }) => available);
  return [
    { key: 'home', label: 'Inicio', icon: <HomeIcon />, href: paths.home() },
    {
      key: 'products',
      label: 'Mis productos',
      icon: <BoxIcon />,
      href: paths.products(),
      children: sortByChannel(available, ({ channel_id: id }) => id).map(
        ({ channel_id: id, channel_name: name }) => ({
          key: `products-${id}`,
          label: name,
          href: paths.products(name),
        }),
      ),
    },
    {
      key: 'orders',
      label: 'Mis pedidos',
      icon: <ReceiptIcon />,
      href: paths.orders(),
      ...(waitingOrders ? { count: waitingOrders } : {}),
    },
    {
      key: 'guides',
      label: 'Guías',
      icon: <LabelIcon />,
      children: [
        { key: 'guides-one', label: 'Generar', href: paths.createGuide() },
        { key: 'guides-lot', label: 'En lote', href: paths.guideLots() },
        { key: 'guides-history', label: 'Historial', href: paths.guideHistory() },
        { key: 'guides-tracking', label: 'Rastreo', href: paths.guideTracking() },
      ],
    },
    {
      key: 'channels',
      label: 'Canales de venta',
      icon: <StoreIcon />,
      href: paths.marketplaces(),
      ...(openCases ? { count: openCases } : {}),
      children: [
        { key: 'marketplace', label: 'Marketplace', href: paths.marketplaces() },
        // The inbox is an entry while it has something to decide.
        ...(openCases
          ? [{ key: 'cases', label: 'Casos', href: paths.channelCases(), count: openCases }]
          : []),
      ],
    },
    {
      key: 'fulfillment',
      label: 'Fulfillment',
      icon: <WarehouseIcon />,
      href: paths.fulfillment(),
      children: [
        { key: 'withdraw', label: 'Retirar inventario', href: paths.withdrawInventory() },
        { key: 'view', label: 'Consultar inventario', href: paths.viewInventory() },
        { key: 'history', label: 'Historial de envios', href: paths.shipmentHistory() },
      ],
    },
    {
      key: 'payments',
      label: 'Mis pagos',
      icon: <CashIcon />,
      children: [
        { key: 'pay-CS', label: 'Claroshop', href: paths.payments('claroshop') },
        { key: 'pay-SR', label: 'Sears', href: paths.payments('sears') },
        { key: 'pay-SN', label: 'Sanborns', href: paths.payments('sanborns') },
        {
          key: 'rejected',
          label: 'Evidencias rechazadas',
          href: paths.rejectedEvidences(),
          count: rejectedEvidences,
        },
      ],
    },
    invoices,
    {
      key: 'reports',
      label: 'Reportes',
      icon: <ChartIcon />,
      children: [
        { key: 'sales', label: 'Ventas', href: paths.salesReport() },
        { key: 'inventory', label: 'Inventario', href: paths.inventoryReport() },
        { key: 'general', label: 'Reporte general', href: paths.reports() },
      ],
    },
  ];
}

/** The menu of the invoice routes (S2.9, D26). */
export const invoiceMenu = (): SidebarItem[] => [invoices];

/** The pages of the account (S2.22). */
export const accountMenu: readonly ProfileMenuItem[] = profileMenuItems;
