import {
  cancelFulfillmentShipment,
  getFulfillmentShipment,
  listFulfillmentShipments,
} from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { StoryApp } from '../../testing/story-app.tsx';
import { shipmentsAddress } from './search.ts';
import { shipmentHandlers } from './testing/many-shipments.ts';

const meta = {
  title: 'Pantallas/Historial de envíos',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: shipmentsAddress(), handlers: shipmentHandlers(51) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect(await canvas.findByText(words)).toBeVisible();

export const CincuentaYUno: Story = { play: sees('1–20 de 51') };

export const UltimaPagina: Story = {
  args: { url: shipmentsAddress({ pagina: 3 }) },
  play: sees('41–51 de 51'),
};

/** More rows a page begin at the first one, and the address keeps how many (D167). */
export const CincuentaPorPagina: Story = {
  args: { url: shipmentsAddress({ pagina: 3 }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('41–51 de 51');
    await userEvent.click(canvas.getByRole('button', { name: /Filas por página/ }));
    await userEvent.click(await screen.findByRole('option', { name: '50' }));
    await expect(await canvas.findByText('1–50 de 51')).toBeVisible();
  },
};

export const UnEnvio: Story = { args: { handlers: shipmentHandlers(1) }, play: sees('1–1 de 1') };

export const SinEnvios: Story = {
  args: { handlers: [mock(listFulfillmentShipments).fails(404)] },
  play: sees('Aquí verás lo que envías al almacén'),
};

export const NingunoCoincide: Story = {
  args: { handlers: shipmentHandlers(3), url: shipmentsAddress({ estado: 'cancelado' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ningún envío coincide')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Quitar filtros' })[0] as HTMLElement);
    await expect(await canvas.findByText('1–3 de 3')).toBeVisible();
  },
};

export const Cargando: Story = {
  args: { handlers: [mock(listFulfillmentShipments).delays('infinite')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Historial de envíos' })).toBeVisible();
  },
};

export const Fallo: Story = {
  args: { handlers: [mock(listFulfillmentShipments).fails(503)] },
  play: sees('No pudimos cargar tus envíos'),
};

export const SinPermiso: Story = {
  args: { handlers: [mock(listFulfillmentShipments).fails(403)] },
  play: sees(/Tu usuario no tiene permiso para ver esto/),
};

export const SinConexion: Story = {
  args: { handlers: [mock(listFulfillmentShipments).disconnects()] },
  play: sees('No pudimos cargar tus envíos'),
};

/** The shipments that differ from what was sent, and by how much. */
export const ConDiferencias: Story = {
  args: { url: shipmentsAddress({ envio: 'env-597' }) },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Envío env-597' });
    await expect(await within(panel).findByText('Faltan 2 piezas')).toBeVisible();
    await expect(within(panel).queryByRole('button', { name: 'Cancelar envío' })).toBeNull();
  },
};

export const EnvioQueNoExiste: Story = {
  args: {
    url: shipmentsAddress({ envio: 'env-1' }),
    handlers: [mock(getFulfillmentShipment).fails(404), ...shipmentHandlers(51)],
  },
  play: async () => expect(await screen.findByText('Este envío ya no existe')).toBeVisible(),
};

export const DetalleFallido: Story = {
  args: {
    url: shipmentsAddress({ envio: 'env-600' }),
    handlers: [mock(getFulfillmentShipment).fails(503), ...shipmentHandlers(51)],
  },
  play: async () => expect(await screen.findByText('No pudimos cargar el envío')).toBeVisible(),
};

/** The warehouse does not answer: the question stays open and says so. */
export const NoSeCancelo: Story = {
  args: {
    url: shipmentsAddress({ envio: 'env-600' }),
    handlers: [mock(cancelFulfillmentShipment).fails(503), ...shipmentHandlers(51)],
  },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Envío env-600' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Cancelar envío' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar envío' }));
    await expect(await within(question).findByText('No se canceló. Vuelve a intentarlo.')).toBeVisible();
  },
};
