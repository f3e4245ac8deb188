import { getStore } from '@trastienda/api-client';
import { deleteIntegrationChannel, listIntegrationChannels } from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { asLinkedPerson, type Channels, linked } from './testing/linked-shops.ts';

const meta = {
  title: 'Pantallas/Canales de venta',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.marketplaces() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const failing = linked({
  status: 'error',
  cause: 'llave_rechazada',
  message: 'La llave ya no sirve: haz otra',
  failedSince: '2025-11-23T15:42:00.000Z',
});
const answers = (channels: Channels) => ({ handlers: [mock(listIntegrationChannels).reply(channels)] });

const states = listStories({
  call: listIntegrationChannels,
  handlers: () => [mock(listIntegrationChannels).reply(linked())],
  address: () => paths.marketplaces(),
  heading: 'Canales de venta',
  empty: 'Shein',
  failed: 'No pudimos cargar tus canales',
});

/** The six in their order, linked or not, and those of the contract. */
export const Canales: Story = {
  name: 'Canales conectados y por conectar · S1.12 S2.45 S3.32 S3.33',
  args: answers(linked()),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Desconectar Casa Lumbre de WooCommerce' }),
    ).toBeVisible();
    const names = ['Shein', 'Total Play', 'Mercado Libre', 'Shopify', 'WooCommerce', 'AliExpress'];
    const seen = names.map((name) => canvasElement.textContent.indexOf(name));
    await expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    await expect(canvas.getAllByRole('link', { name: 'Conectar' })).toHaveLength(5);
  },
};
/** Two accounts of one channel that have one name: the channel's own name of each tells them apart. */
export const DosCuentas: Story = {
  name: 'Dos cuentas',
  args: answers({
    data: linked().data.map((channel) => ({
      ...channel,
      channels: ['447102', '447103'].flatMap((shopId) =>
        channel.channels.map((one) => ({ ...one, shop_id: shopId })),
      ),
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Cuenta 447102 · Conectado · Última/u)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Desconectar Casa Lumbre (447103) de WooCommerce' }),
    );
    await expect(
      await screen.findByRole('dialog', { name: '¿Desconectar Casa Lumbre (447103) de WooCommerce?' }),
    ).toBeVisible();
  },
};
export const CanalesTelefono: Story = {
  name: 'Canales en el teléfono',
  args: answers(failing),
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Reconectar' })).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
/** A store that has linked nothing: an empty answer, or none. */
export const SinConectar: Story = { name: 'Sin conectar', ...states.SinFilas };
export const Cargando: Story = states.Cargando;
export const Fallo: Story = { name: 'Falló', ...states.Fallo };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };

/** Where the orders are elsewhere, no other system comes in here: nothing of it is offered. */
export const SinPuerta: Story = {
  name: 'Sin la puerta de otros sistemas',
  args: answers({ ...linked(), hasDoor: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Desconectar Casa Lumbre/u })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Tu propio sistema')).toBeNull());
  },
};
/** Since when, why, and what to do. */
export const ConError: Story = {
  name: 'Con error',
  args: answers(failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Con error desde/u)).toBeVisible();
    await expect(canvas.getByText(/La llave ya no sirve/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reconectar' })).toHaveAttribute(
      'href',
      paths.channelSetup('WC'),
    );
  },
};
/** S3.34: the website's orders, while its service is active; not in this contract: Claroshop. */
export const Paginas: Story = {
  name: 'Con el servicio Paginas · S3.34',
  args: {
    handlers: [
      mock(getStore).reply({ ...getStore.example(), contrato_cs: 2 }),
      mock(listIntegrationChannels).reply({ data: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conectado')).toBeVisible();
    await expect(canvas.getByText('Tu contrato aún no lo incluye')).toBeVisible();
  },
};
/** D245: who is linked to the store sees whether it works, and has nothing to press. */
export const NoEsPropietaria: Story = {
  name: 'No es propietaria',
  args: { handlers: [asLinkedPerson, mock(listIntegrationChannels).reply(failing)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Con error desde/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Desconectar/u })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /onectar/u })).toBeNull();
  },
};
const leave: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Desconectar Casa Lumbre/u }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Desconectar' }));
  await expect(await question.findByText('Elige por qué lo desconectas')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: /Por qué lo desconectas/u }));
  await userEvent.click(await screen.findByRole('option', { name: 'Otra' }));
  await userEvent.type(question.getByRole('textbox', { name: /^Comentario/u }), 'Cierro esa tienda');
  await userEvent.type(question.getByRole('textbox', { name: /^Escribe/u }), 'casa lumbre');
  await userEvent.click(question.getByRole('button', { name: 'Desconectar' }));
};
/** What stays, why, and the shop's name; the orders that were seen are sent along (D149, D261). */
export const Desconectar: Story = {
  args: {
    handlers: [
      mock(deleteIntegrationChannel).reply(({ body }) => {
        if (body.pendientes !== 2 || body.razonbaja !== 'Otra') throw new Error('Another question');
        return deleteIntegrationChannel.example();
      }),
      mock(listIntegrationChannels, { once: true }).reply(linked()),
      mock(listIntegrationChannels).reply({ data: [] }),
    ],
  },
  play: async (context) => {
    await leave(context);
    await expect(await context.canvas.findByText('Se desconectó el canal')).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText('Casa Lumbre', { selector: 'main *' })).toBeNull());
  },
};
/** Nothing waits there, and it can be linked again: no name is typed. */
export const DesconectarSinPedidos: Story = {
  name: 'Desconectar sin pedidos',
  args: {
    handlers: [
      mock(deleteIntegrationChannel).reply(deleteIntegrationChannel.example()),
      mock(listIntegrationChannels, { once: true }).reply(linked({ pendingOrders: 0 })),
      mock(listIntegrationChannels).reply({ data: [] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Desconectar Casa Lumbre/u }));
    const question = within(await screen.findByRole('dialog'));
    await expect(question.queryByRole('textbox', { name: /^Escribe/u })).toBeNull();
    await userEvent.click(question.getByRole('button', { name: /Por qué lo desconectas/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Voy a conectar otra cuenta' }));
    await userEvent.click(question.getByRole('button', { name: 'Desconectar' }));
    await expect(await canvas.findByText('Se desconectó el canal')).toBeVisible();
  },
};
/** More orders came meanwhile: it says so, and asks again with the new count. */
export const LlegaronMasPedidos: Story = {
  name: 'Llegaron más pedidos',
  args: {
    handlers: [
      mock(deleteIntegrationChannel).fails(409, {
        statusCode: 409,
        message: 'Ahora hay 3 pedidos por atender. Revísalo antes de desconectar',
        code: 'open_orders',
      }),
      mock(listIntegrationChannels, { once: true }).reply(linked()),
      mock(listIntegrationChannels).reply(linked({ pendingOrders: 3 })),
    ],
  },
  play: async (context) => {
    await leave(context);
    await expect(await screen.findByText(/Ahora hay 3 pedidos por atender/u)).toBeVisible();
    await expect(await screen.findByText(/^Tienes 3 pedidos por atender/u)).toBeVisible();
  },
};
