import {
  getBalance,
  getOrderStatistics,
  getPendingEvidenceTotal,
  getStorehouse,
  listOrders,
  listSalesChannels,
  listStoreGuides,
} from '@trastienda/api-client';
import { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { getRejectedEvidencesTotal } from '@trastienda/api-client/invoice';
import { getPendingOrderStatistics, getSalesStatistics, getSalesTotals } from '@trastienda/api-client/kidal';
import { mock, orderHandlers, sessionHandlers } from '@trastienda/api-client/msw';
import { getActiveProductTotals, getProductStock, listProducts } from '@trastienda/api-client/products';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { salesHandlers } from '../../testing/sales-world.ts';
import { StoryApp } from '../../testing/story-app.tsx';

/** A store with so many orders, which sells and has products. */
const store = (orders: number) => [...orderHandlers(orders), ...salesHandlers()];

/** Nothing was refused, no channel is down, no product ran out. */
const calm = [
  mock(getRejectedEvidencesTotal).reply({ total_items: 0 }),
  mock(listIntegrationChannels).reply({ data: [] }),
  mock(listProducts).reply({
    ...listProducts.example(),
    counts: { total: 3, active: 3, paused: 0, out_of_stock: 0, draft: 0 },
  }),
];

const meta = {
  title: 'Pantallas/Inicio',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: '/', handlers: store(214) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inicio: Story = {
  name: 'Inicio de un día normal',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Buenos días, Mariana' }),
    ).toBeVisible();
  },
};

/** S3.7, S3.8, S3.9: what was sold and where, what is offered, what cannot be sold. */
export const VentasYProductos: Story = {
  name: 'Ventas por canal y productos activos · S2.77',
  play: async ({ canvas }) => {
    const sales = within(await canvas.findByRole('region', { name: 'Ventas' }));
    await expect(await sales.findByText('contra los 7 días anteriores, hasta las 09:42')).toBeVisible();
    await expect(await sales.findByText('Esos días incluyen el Buen Fin 2025')).toBeVisible();
    await expect(await sales.findByRole('figure', { name: /^Ventas, \$/u })).toBeVisible();
    await expect(sales.getByText('Sears')).toBeVisible();
    await expect(sales.getByRole('link', { name: 'Ver ventas' })).toHaveAttribute(
      'href',
      '/reportes/ventas?dias=7',
    );
    const products = within(canvas.getByRole('region', { name: 'Productos activos' }));
    await expect(await products.findByText('No disponibles')).toBeVisible();
    await expect(products.getByText('40')).toBeVisible();
    await expect(products.getByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      '/reportes/inventario?solo=no-disponibles',
    );
  },
};

export const OtrosDias: Story = {
  name: 'Ventas de otros días · S2.77',
  args: { url: '/?dias=30&pedidos=por-preparar' },
  play: async ({ canvas }) => {
    const sales = within(await canvas.findByRole('region', { name: 'Ventas' }));
    await expect(await sales.findByText(/^contra los 30 días anteriores/u)).toBeVisible();
    await userEvent.click(sales.getByRole('button', { name: /Fechas de las ventas/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hoy' }));
    await expect(await sales.findByText(/^contra el día anterior/u)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Por preparar' })).toBeChecked();
  },
};

/** A store that sold nothing: the service says not found, and home zeros. */
export const SinVentas: Story = {
  name: 'Sin ventas, en ceros · S4.26 S8.10',
  args: {
    handlers: [mock(getSalesStatistics).fails(404), ...orderHandlers(214), ...salesHandlers({ products: 0 })],
  },
  play: async ({ canvas }) => {
    const sales = within(await canvas.findByRole('region', { name: 'Ventas' }));
    await waitFor(() => expect(sales.getAllByText('$0.00').length).toBeGreaterThanOrEqual(5));
    for (const channel of ['Claroshop', 'Sears', 'Páginas', 'Sanborns'])
      await expect(sales.getByText(channel)).toBeVisible();
    await expect(sales.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
};

/** Any other failure is none of zero (D98): the card says so, and asks again. */
export const VentasQueFallan: Story = {
  name: 'Ventas que fallan',
  args: { handlers: [mock(getSalesStatistics).fails(503), ...store(214)] },
  play: async ({ canvas }) => {
    const sales = within(await canvas.findByRole('region', { name: 'Ventas' }));
    await expect(await sales.findByText('No pudimos sumarlas por canal')).toBeVisible();
    await expect(sales.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(await sales.findByRole('figure', { name: /^Ventas, \$/u })).toBeVisible();
  },
};

export const SinProductos: Story = {
  name: 'Sin productos, en cero · S4.28',
  args: {
    handlers: [
      mock(getActiveProductTotals).reply({} as never),
      mock(getProductStock).fails(404),
      ...store(214),
    ],
  },
  play: async ({ canvas }) => {
    const products = within(await canvas.findByRole('region', { name: 'Productos activos' }));
    await waitFor(() => expect(products.getAllByText('0')).toHaveLength(5));
  },
};

/** More than four would push everything else away: the others are a press away. */
export const MuchoPorAtender: Story = {
  name: 'Mucho por atender',
  args: {
    handlers: [
      mock(listIntegrationChannels).reply({
        data: listIntegrationChannels.example().data.map((channel) => ({
          ...channel,
          channels: channel.channels.map((link) => ({ ...link, status: 'error' as const })),
        })),
      }),
      mock(listProducts).reply({
        ...listProducts.example(),
        counts: { total: 9, active: 9, paused: 0, out_of_stock: 7, draft: 0 },
      }),
      ...store(214),
    ],
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Necesita tu atención' }));
    await userEvent.click(await card.findByRole('button', { name: /^Ver los \d pendientes$/u }));
    await expect(await card.findByText('7 productos sin existencias')).toBeVisible();
    await expect(card.getByText(/^Mercado Libre no recibe pedidos/u)).toBeVisible();
    await expect(card.getByText('3 evidencias rechazadas')).toBeVisible();
  },
};

export const TodoEnOrden: Story = {
  name: 'Todo en orden',
  args: {
    handlers: [
      ...calm,
      mock(getOrderStatistics).reply({ data: [], counts: { SR: 3 }, families: { finalizado: 3 } }),
      ...store(0),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todo en orden')).toBeVisible();
    await expect(canvas.queryByText(/^Primeros pasos/u)).toBeNull();
  },
};

/** A store that has sent nothing is told what comes next, until it is done or she puts it away. */
export const TiendaNueva: Story = {
  name: 'Tienda nueva',
  args: {
    handlers: [
      mock(getOrderStatistics).reply({
        data: [],
        counts: { SR: 0, PG: 0, SP: 0 },
        families: { pendiente: 0, transito: 0, finalizado: 0 },
      }),
      mock(getStorehouse).fails(404),
      mock(listStoreGuides).fails(404),
      mock(getBalance).reply({ detail: { monto_actual: 0 } }),
      mock(listProducts).reply({
        ...listProducts.example(),
        data: [],
        counts: { total: 0, active: 0, paused: 0, out_of_stock: 0, draft: 0 },
      }),
      ...calm,
      ...sessionHandlers({ config: { topUpUrl: paths.topUp() } }),
      ...store(0),
    ],
  },
  play: async ({ canvas }) => {
    localStorage.clear();
    const steps = within(await canvas.findByRole('region', { name: 'Primeros pasos · 1 de 5' }));
    await expect(steps.getByRole('link', { name: /^Agregar almacén/u })).toHaveAttribute(
      'href',
      '/datos-almacen',
    );
    await expect(await steps.findByRole('button', { name: /^Recargar saldo/u })).toBeVisible();
    await expect(canvas.queryByText('Todo en orden')).toBeNull();
    const counted = within(canvas.getByRole('region', { name: 'Pedidos por canal' }));
    await expect(await counted.findByText('Sears')).toBeVisible();
    await expect(counted.queryByText('Shopify')).toBeNull();
    await userEvent.click(steps.getByRole('button', { name: 'Ocultar' }));
    await expect(await canvas.findByText('Todo en orden')).toBeVisible();
    localStorage.clear();
  },
};
export const TiendaNuevaTelefono: Story = {
  name: 'Tienda nueva en el teléfono',
  args: TiendaNueva.args ?? {},
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    localStorage.clear();
    await expect(await canvas.findByRole('region', { name: 'Primeros pasos · 1 de 5' })).toBeVisible();
  },
};

export const Cargando: Story = {
  args: {
    handlers: [
      mock(getOrderStatistics).delays('infinite'),
      mock(listOrders).delays('infinite'),
      mock(listSalesChannels).delays('infinite'),
      mock(getBalance).delays('infinite'),
      mock(getSalesTotals).delays('infinite'),
      mock(getSalesStatistics).delays('infinite'),
      mock(getPendingOrderStatistics).delays('infinite'),
      mock(getActiveProductTotals).delays('infinite'),
      ...store(214),
    ],
  },
  // As many lines as will stand there, each as high: the cards below do not jump.
  play: async ({ canvas }) => {
    const channels = await canvas.findByRole('region', { name: 'Pedidos por canal' });
    await expect(channels.querySelectorAll('dl[aria-hidden] > div')).toHaveLength(11);
    for (const line of channels.querySelectorAll<HTMLElement>('dl[aria-hidden] > div:not(:last-child)'))
      await expect(line.offsetHeight).toBe(20);
  },
};

/** The balance too keeps its room: the counters below it stood 13 px too high. */
export const CargandoTelefono: Story = {
  ...Cargando,
  name: 'Cargando en el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    const label = await canvas.findByText('Saldo para guías');
    await expect(label.closest<HTMLElement>('[aria-busy="true"]')?.offsetHeight).toBe(58);
  },
};

/** A card that failed never takes the page: it says so in its place, and the others go on. */
export const UnaTarjetaQueFalla: Story = {
  name: 'Una tarjeta que falla',
  args: { handlers: [mock(listSalesChannels).fails(503), ...store(214)] },
  play: async ({ canvas }) => {
    const channels = within(await canvas.findByRole('region', { name: 'Canales de venta' }));
    await expect(await channels.findByText('No pudimos cargar tus canales')).toBeVisible();
    await expect(
      await channels.findByText('El servicio de canales no está disponible por ahora.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reintentar todo' })).toBeNull();
    await userEvent.click(channels.getByRole('button', { name: 'Reintentar' }));
    await expect(canvas.getByRole('region', { name: 'Canales de venta' })).toHaveFocus();
    await expect(await channels.findByText('No pudimos cargar tus canales')).toBeVisible();
  },
};

/** Said once over the cards; they only say what is missing in them, and none of their buttons is solid red. */
export const UnServicioCaido: Story = {
  name: 'Un servicio caído',
  args: {
    handlers: [
      mock(getOrderStatistics).fails(503),
      mock(listOrders).fails(503),
      mock(getPendingEvidenceTotal).fails(503),
      ...store(214),
    ],
  },
  play: async ({ canvas }) => {
    // What failed alone is drawn otherwise once more has failed.
    await waitFor(() => expect(canvas.getByText('No pudimos contar tus pedidos')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('No pudimos contarlos por canal')).toBeVisible());
    await expect(
      await canvas.findByText(/No pudimos revisar tus fechas límite y tus evidencias/),
    ).toBeVisible();
    await expect(canvas.getAllByText('El servicio de pedidos no está disponible por ahora.')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(3);
    const counters = canvas.getByRole('region', { name: 'Pedidos por estado' });
    await userEvent.click(within(counters).getByRole('button', { name: 'Reintentar' }));
    await expect(counters).toHaveFocus();
    await expect(await canvas.findByText('No pudimos contar tus pedidos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar todo' }));
    await expect(await canvas.findByRole('button', { name: 'Reintentar todo' })).toBeVisible();
  },
};

export const VariosServiciosCaidos: Story = {
  name: 'Varios servicios caídos',
  args: {
    handlers: [
      mock(getOrderStatistics).fails(500),
      mock(getBalance).fails(503),
      mock(listSalesChannels).fails(503),
      mock(listOrders).fails(503),
      ...store(214),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Varios servicios no respondieron.')).toBeVisible());
    await expect(await canvas.findByText('No pudimos cargar tus canales')).toBeVisible();
  },
};
