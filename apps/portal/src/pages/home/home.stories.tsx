import {
  getBalance,
  getOrderStatistics,
  getPendingEvidenceTotal,
  listOrders,
  listSalesChannels,
} from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Inicio',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: '/', handlers: orderHandlers(214) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inicio: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Buenos días, Mariana' }),
    ).toBeVisible();
  },
};

export const SinPedidos: Story = {
  args: { handlers: [...orderHandlers(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todo en orden')).toBeVisible();
  },
};

export const Cargando: Story = {
  args: {
    handlers: [
      mock(getOrderStatistics).delays('infinite'),
      mock(listOrders).delays('infinite'),
      mock(listSalesChannels).delays('infinite'),
      mock(getBalance).delays('infinite'),
      ...orderHandlers(214),
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
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    const label = await canvas.findByText('Saldo para guías');
    await expect(label.closest<HTMLElement>('[aria-busy="true"]')?.offsetHeight).toBe(58);
  },
};

/** A card that failed never takes the page: it says so in its place, and the others go on. */
export const UnaTarjetaQueFalla: Story = {
  args: { handlers: [mock(listSalesChannels).fails(503), ...orderHandlers(214)] },
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
  args: {
    handlers: [
      mock(getOrderStatistics).fails(503),
      mock(listOrders).fails(503),
      mock(getPendingEvidenceTotal).fails(503),
      ...orderHandlers(214),
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
  args: {
    handlers: [
      mock(getOrderStatistics).fails(500),
      mock(getBalance).fails(503),
      mock(listSalesChannels).fails(503),
      mock(listOrders).fails(503),
      ...orderHandlers(214),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Varios servicios no respondieron.')).toBeVisible());
    await expect(await canvas.findByText('No pudimos cargar tus canales')).toBeVisible();
  },
};
