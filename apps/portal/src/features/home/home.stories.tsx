import { getBalance, getOrderStatistics, listOrders, listSalesChannels } from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
};

/** A card that failed never takes the page: the others go on. */
export const TarjetasQueFallan: Story = {
  args: {
    handlers: [
      mock(getOrderStatistics).fails(500),
      mock(getBalance).fails(503),
      mock(listOrders).fails(503),
      ...orderHandlers(214),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No pudimos contar tus pedidos'))[0]).toBeVisible();
    await expect(await canvas.findByText(/No pudimos revisar tus fechas límite/)).toBeVisible();
  },
};
