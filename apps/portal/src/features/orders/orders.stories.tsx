import { getPendingEvidenceTotal, listOrders } from '@trastienda/api-client';
import { mock, orderHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { patience, StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Mis pedidos',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.orders() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lista: Story = {
  args: { handlers: orderHandlers(214) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 de 214', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mis pedidos' })).toBeVisible();
  },
};

export const Cargando: Story = {
  args: { handlers: [mock(listOrders).delays('infinite'), ...orderHandlers(214)] },
};

export const SinPedidos: Story = {
  args: { handlers: orderHandlers(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aquí llegarán tus pedidos', {}, patience)).toBeVisible();
  },
};

export const UnPedido: Story = { args: { handlers: orderHandlers(1) } };

export const CincuentaYUno: Story = {
  args: { handlers: orderHandlers(51), url: paths.orders({ tamano: 50, pagina: 2 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('51–51 de 51', {}, patience)).toBeVisible();
  },
};

export const CienMil: Story = {
  args: { handlers: orderHandlers(100_000), url: paths.orders({ tamano: 100, pagina: 1000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('99,901–100,000 de 100,000', {}, patience)).toBeVisible();
  },
};

export const NingunoCoincide: Story = {
  args: { handlers: orderHandlers(214), url: paths.orders({ search: 'zzz-no-hay', canal: ['SR'] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/«zzz-no-hay», Sears/, {}, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expect(await canvas.findByText('1–20 de 214', {}, patience)).toBeVisible();
  },
};

export const Fallo: Story = {
  args: { handlers: [mock(listOrders).fails(503), ...orderHandlers(214)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus pedidos', {}, patience)).toBeVisible();
  },
};

export const SinTotalDeEvidencias: Story = {
  args: { handlers: [mock(getPendingEvidenceTotal).fails(500), ...orderHandlers(214)] },
};
