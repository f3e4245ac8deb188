import { type CallOutput, getStore, verifyStoreOwnership } from '@trastienda/api-client';
import { linkMercadoLibre } from '@trastienda/api-client/mercadolibre';
import { deleteIntegrationChannel, listIntegrationChannels } from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import { linkSheinByTempToken } from '@trastienda/api-client/shein';
import { linkShopify } from '@trastienda/api-client/shopify';
import { linkTotalPlay } from '@trastienda/api-client/totalplay';
import { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { formStories } from '../../testing/form-stories.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';

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
type Channels = CallOutput<typeof listIntegrationChannels>;

const [, mercadoLibre] = listIntegrationChannels.example().data;
const [shop] = mercadoLibre?.channels ?? [];
const linked = (change: Partial<NonNullable<typeof shop>> = {}): Channels => ({
  data: [
    {
      channel_id: 'WC',
      marketplace: 'woocommerce',
      channels: [{ ...(shop as NonNullable<typeof shop>), name: 'Casa Lumbre', ...change }],
    },
  ],
});
const newAccount = {
  ...(shop as NonNullable<typeof shop>),
  name: 'Casa Lumbre Outlet',
  linkedAt: '2025-11-25T15:42:00.000Z',
  lastSyncAt: null,
};
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
const asLinkedPerson = mock(verifyStoreOwnership).reply({
  ...verifyStoreOwnership.example(),
  relation: 'linked',
});
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
export const ConfigurarNoEsPropietaria: Story = {
  name: 'Configurar, y no es propietaria',
  args: { url: paths.channelSetup('TP'), handlers: [asLinkedPerson] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Solo la cuenta titular conecta canales')).toBeVisible(),
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

/** S2.79: what it brings, what is shared, and what never is (D15, D45). */
export const Aviso: Story = {
  name: 'Aviso antes de conectar · S2.45 S2.79',
  args: { url: paths.channelNotice('SP') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sincronización de productos: próximamente')).toBeVisible();
    await expect(canvas.getByText('No leemos las tarjetas de tus clientes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute(
      'href',
      paths.channelSetup('SP'),
    );
  },
};
export const SinCanal: Story = {
  name: 'Sin elegir canal',
  args: { url: paths.channelNotice() },
  play: async ({ canvas }) => expect(await canvas.findByText('Elige qué canal conectar')).toBeVisible(),
};

const byKeys = formStories({
  call: linkWooCommerce,
  handlers: [mock(listIntegrationChannels).reply(linked())],
  heading: 'Conectar WooCommerce',
  submit: 'Conectar',
  failed: 'No se conectó WooCommerce.',
  refused: { field: 'url', label: 'Dirección de tu tienda' },
  fill: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Dirección de tu tienda' }), 'casalumbre.mx');
    await userEvent.type(canvas.getByLabelText('Clave del cliente'), 'ck_1f4a');
    await userEvent.type(canvas.getByLabelText('Clave secreta'), 'cs_9b21');
  },
  done: 'Ya habías conectado la cuenta «Casa Lumbre»: renovamos su acceso',
});
const woo = (story: Story): Story => ({ ...story, args: { ...story.args, url: paths.channelSetup('WC') } });
export const ConLlaves: Story = { name: 'Con llaves', ...woo(byKeys.Vacia) };
export const ConLlavesTelefono: Story = { name: 'Con llaves, en el teléfono', ...woo(byKeys.Telefono) };
export const ConLlavesPorCorregir: Story = { name: 'Con llaves, por corregir', ...woo(byKeys.PorCorregir) };
export const ConLlavesEnviando: Story = { name: 'Con llaves, enviando', ...woo(byKeys.Enviando) };
export const ConLlavesRechazadas: Story = { name: 'Con llaves, rechazadas', ...woo(byKeys.Rechazada) };
export const ConLlavesSinServicio: Story = { name: 'Con llaves, sin servicio', ...woo(byKeys.SinServicio) };
export const ConLlavesSinConexion: Story = { name: 'Con llaves, sin conexión', ...woo(byKeys.SinConexion) };
export const ConLlavesConectado: Story = { name: 'Con llaves, conectado', ...woo(byKeys.Guardada) };

/** D255: a password is in no draft; another one is another try. */
export const ContrasenaRechazada: Story = {
  name: 'Contraseña rechazada',
  args: {
    url: paths.channelSetup('TP'),
    handlers: [
      mock(linkTotalPlay).fails(422, { statusCode: 422, message: 'Usuario o contraseña incorrectos' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Usuario de Total Play' }), 'casalumbre');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'no-es-esta');
    await userEvent.click(canvas.getByRole('button', { name: 'Conectar' }));
    await expect(await canvas.findByText(/Usuario o contraseña incorrectos/u)).toBeVisible();
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('no-es-esta');
  },
};

/** D388: nothing stands behind the channel in this installation; she reads whom to ask. */
const notConfigured = (name: string) => ({
  statusCode: 409,
  message: `Esta instalación no tiene configurado ${name}. Pídelo a quien administra el portal`,
  code: 'channel_not_configured',
});
export const ConDatosSinConfigurar: Story = {
  name: 'Con datos sin configurar',
  args: {
    url: paths.channelSetup('TP'),
    handlers: [mock(linkTotalPlay).fails(409, notConfigured('Total Play'))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Usuario de Total Play' }), 'nobody');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Conectar' }));
    await expect(await canvas.findByText(/no tiene configurado Total Play/u)).toBeVisible();
  },
};
export const ConPermisoSinConfigurar: Story = {
  name: 'Con permiso sin configurar',
  args: {
    url: paths.channelSetup('ML'),
    handlers: [mock(linkMercadoLibre).fails(409, notConfigured('Mercado Libre'))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ir a Mercado Libre' }));
    await expect(await canvas.findByText(/no tiene configurado Mercado Libre/u)).toBeVisible();
  },
};

const back = (channel: 'SH' | 'ML' | 'SP' | 'AE' | 'TP', said: Readonly<Record<string, string>>) => ({
  url: paths.channelSetup(channel),
  linkReturn: { channel, said },
});
/** What the channel said is sent once, whole, and the merchant is back among her channels. */
export const DeRegreso: Story = {
  name: 'De regreso del canal',
  args: {
    ...back('SP', { code: 'abc', state: 'xyz', shop: 'casa-lumbre.myshopify.com', hmac: '1f' }),
    handlers: [
      mock(linkShopify, { once: true }).reply(({ body }) => {
        if (body.callback?.['hmac'] !== '1f' || body.code !== 'abc') throw new Error('Not the whole answer');
        return linkShopify.example();
      }),
      mock(linkShopify).fails(409),
      mock(listIntegrationChannels).reply(linked()),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ya habías conectado la cuenta «Casa Lumbre»: renovamos su acceso'),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Canales de venta' })).toBeVisible();
  },
};
const refuses =
  (words: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Empezar otra vez' })).toBeVisible();
  };
export const PermisoNegado: Story = {
  name: 'Permiso negado',
  args: back('SH', { error: 'access_denied', state: 'xyz' }),
  play: refuses('No diste permiso en Shein. Nada cambió.'),
};
export const ErrorDelCanal: Story = {
  name: 'Error del canal',
  args: back('ML', { error: 'server_error', state: 'xyz' }),
  play: refuses('Mercado Libre no terminó la conexión. Inténtalo otra vez.'),
};
export const RegresoIncompleto: Story = {
  name: 'Regreso incompleto',
  args: back('AE', { code: 'abc' }),
  play: refuses('AliExpress regresó sin decirnos todo. Empieza otra vez desde aquí.'),
};
export const RegresoVencido: Story = {
  name: 'Regreso vencido',
  args: {
    ...back('SH', { tempToken: 'abc', state: 'xyz' }),
    handlers: [
      mock(linkSheinByTempToken).fails(409, {
        statusCode: 409,
        message: 'Pasaron más de 10 minutos. Empieza otra vez',
        code: 'link_expired',
      }),
    ],
  },
  play: refuses(/Pasaron más de 10 minutos/u),
};
/** Nobody knows whether it was done: tried again, it has the same key. */
export const RegresoSinRespuesta: Story = {
  name: 'Regreso sin respuesta',
  args: {
    ...back('ML', { code: 'abc', state: 'xyz' }),
    handlers: [
      mock(linkMercadoLibre, { once: true }).disconnects(),
      mock(linkMercadoLibre).reply({ success: true, message: '', data: newAccount }),
      mock(listIntegrationChannels).reply(linked()),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText('Quedó conectada la cuenta «Casa Lumbre Outlet»')).toBeVisible();
  },
};
/** To the beginning, from any of them. */
export const EmpezarOtraVez: Story = {
  name: 'Empezar otra vez',
  args: back('SH', { error: 'access_denied', state: 'xyz' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Empezar otra vez' }));
    await expect(await canvas.findByRole('button', { name: 'Ir a Shein' })).toBeVisible();
  },
};
