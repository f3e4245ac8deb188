import type { Order, ProductPage } from '@trastienda/api-client';
import { channelName, formatDateTime, statusLabel, type ReadingTime, soldBy } from '@trastienda/domain';
import type { Command, CommandGroup } from '@trastienda/ui/CommandPalette';
import {
  BankIcon,
  BoxIcon,
  CameraIcon,
  CashIcon,
  ChartIcon,
  ColumnsIcon,
  CheckIcon,
  CloseCircleIcon,
  FileTextIcon,
  HelpIcon,
  HomeIcon,
  type Icon,
  LabelIcon,
  LogOutIcon,
  PauseIcon,
  PlusIcon,
  ReceiptIcon,
  SearchIcon,
  SplitIcon,
  StoreIcon,
  TagIcon,
  TruckIcon,
  UploadIcon,
  UsersIcon,
  WarehouseIcon,
} from '@trastienda/ui/icons';
import { helpPages } from '../help/help-pages.ts';
import { paths } from '../../shared/routes/paths.ts';
import { guideAddress } from '../../entities/guide/search.ts';
import { accountMenu, mainMenu, type MenuFacts } from './menu.tsx';
import { keysTo } from './shortcuts.ts';

const icons: Readonly<Record<string, Icon>> = {
  home: HomeIcon,
  products: BoxIcon,
  orders: ReceiptIcon,
  channels: StoreIcon,
  fulfillment: WarehouseIcon,
  payments: CashIcon,
  reports: ChartIcon,
  invoices: FileTextIcon,
  fiscal: FileTextIcon,
  almacen: WarehouseIcon,
  banco: BankIcon,
  usuarios: UsersIcon,
};

/**
 * Every page of the menus that no action leads to; to be built once, because an unchanged command is not
 * rendered again. A page of a channel has its heading in its name; others have theirs under them.
 */
export function palettePages(facts: MenuFacts): readonly Command[] {
  const ofMenus = mainMenu(facts).flatMap(({ key, label, href, children = [] }) => {
    const isByChannel = key === 'products' || key === 'payments';
    const icon = icons[key];
    return [
      ...(href === undefined ? [] : [{ id: key, label, href, icon }]),
      ...children
        // 'Marketplace' leads where its heading does.
        .filter((child) => child.href !== href)
        .map((child) => ({
          id: child.key,
          href: child.href,
          icon,
          ...(isByChannel && child.key !== 'rejected'
            ? { label: `${label} · ${child.label}` }
            : { label: child.label, description: label }),
        })),
    ];
  });
  const ofAccount = accountMenu.map(({ key, label, href }) => ({
    id: key,
    label,
    href,
    icon: icons[key],
  }));
  return [...ofMenus, ...ofAccount]
    .filter(({ href }) => !acts.some((act) => act.href === href))
    .map((page: Command) => ({ ...page, shortcut: keysTo(page.href) }));
}

/** Actions that a merchant comes for; those of an order offer the orders that allow them (D39). */
const acts: readonly Command[] = [
  {
    id: 'guide',
    label: 'Crear guía',
    href: paths.createGuide(),
    icon: LabelIcon,
    keywords: 'generar envío etiqueta paquetería cotizar',
  },
  {
    id: 'guides',
    label: 'Generar guías en lote',
    href: paths.guideLots(),
    icon: LabelIcon,
    keywords: 'masiva archivo csv excel varias',
  },
  {
    id: 'bulk-load',
    label: 'Subir un archivo de productos',
    href: paths.bulkLoad(),
    icon: UploadIcon,
    keywords: 'carga masiva excel csv shopify woocommerce precios existencias',
  },
  {
    id: 'mass-edit',
    label: 'Editar productos en tabla',
    href: paths.massEdit(),
    icon: ColumnsIcon,
    keywords: 'edición masiva hoja de cálculo existencias precios ficha',
  },
  {
    id: 'prices',
    label: 'Precios y lo que te queda',
    href: paths.prices(),
    icon: TagIcon,
    keywords: 'subir bajar precio comisión margen cuánto me queda a cuánto lo vendo',
  },
  {
    id: 'mass-activation',
    label: 'Activar o pausar productos',
    href: paths.massActivation(),
    icon: PauseIcon,
    keywords: 'activación masiva canales publicar',
  },
  {
    id: 'tracking',
    label: 'Rastrear guías',
    href: paths.guideTracking(),
    icon: TruckIcon,
    keywords: 'seguimiento dónde va entrega recolección',
  },
  {
    id: 'guide-history',
    label: 'Historial de guías',
    href: paths.guideHistory(),
    icon: LabelIcon,
    keywords: 'reimprimir etiquetas cancelar guía',
  },
  {
    id: 'manual-order',
    label: 'Registrar una venta directa',
    href: guideAddress({ venta: 'nueva' }),
    icon: PlusIcon,
    keywords: 'pedido manual nuevo',
  },
  {
    id: 'cancel-order',
    label: 'Cancelar un pedido',
    href: paths.orders({ status: 'en-preparacion' }),
    icon: CloseCircleIcon,
    keywords: 'anular no se envía',
  },
  {
    id: 'split',
    label: 'Separar un pedido',
    href: paths.splitOrder(),
    icon: SplitIcon,
    keywords: 'dividir paquetes piezas',
  },
  {
    id: 'deliver',
    label: 'Marcar un pedido como entregado',
    href: paths.deliverOrder(),
    icon: CheckIcon,
    keywords: 'entrega recibió',
  },
  {
    id: 'evidence',
    label: 'Subir evidencia',
    href: paths.uploadEvidence(),
    icon: CameraIcon,
    keywords: 'foto prueba de entrega documento',
  },
  {
    id: 'mass-invoices',
    label: 'Subir varias facturas',
    href: paths.massInvoices(),
    icon: FileTextIcon,
    keywords: 'xml pdf cfdi carpeta masivas',
  },
  { id: 'shortcuts', label: 'Ver los atajos del teclado', icon: HelpIcon, keywords: 'teclas' },
  { id: 'sign-out', label: 'Cerrar sesión', icon: LogOutIcon, keywords: 'salir' },
];

/** The page is outside, and opens in another tab. */
const topUp: Command = {
  id: 'top-up',
  label: 'Recargar saldo',
  icon: CashIcon,
  keywords: 'dinero monedero guías recarga',
};

/** The ids of help pages begin with this prefix. */
export const helpPrefix = 'help-';

const help: readonly Command[] = helpPages.map(({ id, title }) => ({
  id: `${helpPrefix}${id}`,
  label: `Ayuda: ${title}`,
  icon: HelpIcon,
  keywords: 'cómo funciona ayuda',
}));

const orderCommand = (order: Order, clock: ReadingTime): Command => ({
  id: `order-${order.orderNumber}`,
  label: order.orderNumber,
  description: [
    channelName(soldBy(order)),
    order.clientData.fullname,
    statusLabel(order.status),
    formatDateTime(order.purchase_date, clock),
  ].join(' · '),
  icon: ReceiptIcon,
  href: paths.orders({ pedido: order.orderNumber }),
});

const productCommand = ({
  id,
  name,
  sku,
  category_name: category,
}: ProductPage['rows'][number]): Command => ({
  id: `product-${id}`,
  label: name,
  description: [sku, category].filter(Boolean).join(' · '),
  icon: BoxIcon,
  href: paths.editProduct(id),
});

/**
 * The entries of the palette: actions and pages; once something is typed, pages before actions, then the
 * orders and products that a search found, which arrive later and move nothing above them, and the searches
 * themselves (D22).
 */
export function paletteGroups(
  pages: readonly Command[],
  {
    text,
    orders,
    products,
    hasTopUp = false,
  }: {
    readonly text: string;
    readonly orders: readonly Order[];
    readonly products: ProductPage['rows'];
    /** A merchant with a wallet may top it up, in another tab. */
    readonly hasTopUp?: boolean;
  },
  clock: ReadingTime,
): readonly CommandGroup[] {
  const all = { id: 'pages', label: 'Páginas', items: pages };
  const toDo = { id: 'acts', label: 'Acciones', items: hasTopUp ? [...acts, topUp] : acts };
  if (text === '') return [toDo, all];
  const inList: Command = {
    id: 'search-orders',
    label: `Buscar «${text}» en Mis pedidos`,
    icon: SearchIcon,
    href: paths.orders({ search: text }),
  };
  const inCatalogue: Command = {
    id: 'search-products',
    label: `Buscar «${text}» en Mis productos`,
    icon: SearchIcon,
    href: paths.findProducts(text),
  };
  // The history also has cancelled guides, which no order has any more.
  const inHistory: Command = {
    id: 'search-guides',
    label: `Buscar «${text}» en Historial de guías`,
    icon: SearchIcon,
    href: paths.guideHistory(text),
  };
  return [
    all,
    toDo,
    { id: 'help', label: 'Ayuda', items: help },
    {
      id: 'orders',
      label: 'Pedidos',
      isAnswer: true,
      items: orders.map((order) => orderCommand(order, clock)),
    },
    { id: 'products', label: 'Productos', isAnswer: true, items: products.map(productCommand) },
    { id: 'search', label: 'Buscar', isAnswer: true, items: [inList, inCatalogue, inHistory] },
  ];
}
