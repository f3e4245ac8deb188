import { listOrders, quoteCourier } from '@trastienda/api-client';
import { getGuideLot, listGuideLots } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { patience, StoryApp } from '../../testing/story-app.tsx';
import { lotsAddress } from './search.ts';
import { ordersOfFiveChannels, waitingOrders } from './testing/waiting-orders.ts';

const pedidos = waitingOrders.slice(0, 20).map(({ orderid }) => orderid);

const meta = {
  title: 'Pantallas/Guías en lote',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.guideLots(), handlers: [ordersOfFiveChannels] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lotes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 por corregir', {}, patience)).toBeVisible();
  },
};

export const SinLotes: Story = {
  args: { handlers: [mock(listGuideLots).fails(404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Haz muchas guías de una vez', {}, patience)).toBeVisible();
  },
};

export const ListaFallida: Story = {
  args: { handlers: [mock(listGuideLots).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus lotes', {}, patience)).toBeVisible();
  },
};

export const ElegirPedidos: Story = {
  args: { url: lotsAddress({ nuevo: true }) },
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /Seleccionar pedido/ }, patience);
    if (box) await userEvent.click(box);
    await expect(await canvas.findByText('1 pedido')).toBeVisible();
  },
};

export const Preparar: Story = {
  args: { url: lotsAddress({ pedidos }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar precios' }, patience));
    await expect(await canvas.findByRole('button', { name: 'Generar 20 guías' }, patience)).toBeVisible();
  },
};

export const DireccionesPorCorregir: Story = {
  args: {
    url: lotsAddress({ pedidos }),
    handlers: [
      mock(quoteCourier).reply(({ body }) => ({
        ...quoteCourier.example(),
        detail: body.destinationZipCode === '97000' ? [] : quoteCourier.example().detail,
      })),
      ordersOfFiveChannels,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar precios' }, patience));
    await expect(await canvas.findByText('4 pedidos por corregir', {}, patience)).toBeVisible();
  },
};

export const NoSePreparo: Story = {
  args: { url: lotsAddress({ pedidos }), handlers: [mock(listOrders).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos preparar el lote', {}, patience)).toBeVisible();
  },
};

export const Terminado: Story = {
  args: { url: lotsAddress({ lote: 'lote-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 de 2 guías listas', {}, patience)).toBeVisible();
  },
};

export const EnProceso: Story = {
  args: {
    url: lotsAddress({ lote: 'lote-31' }),
    handlers: [
      mock(getGuideLot).reply({
        ...getGuideLot.example(),
        detail: { ...getGuideLot.example().detail, status: 'procesando', created: 1, failed: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Generando guías', {}, patience)).toBeVisible();
  },
};
