import { mock } from '@trastienda/api-client/msw';
import { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { linkMercadoLibre } from '@trastienda/api-client/mercadolibre';
import { linkSheinByTempToken } from '@trastienda/api-client/shein';
import { linkShopify } from '@trastienda/api-client/shopify';
import { linkTotalPlay } from '@trastienda/api-client/totalplay';
import { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import { linkCheckPassed, linkChecks } from '@trastienda/domain/channel-setup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { formStories } from '../../testing/form-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { asLinkedPerson, linked, oneShop, realShop } from './testing/linked-shops.ts';

const meta = {
  title: 'Pantallas/Canales de venta/Conectar',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.channelSetup('WC') },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const checks = linkChecks.map((name) => ({ name, ok: true, message: linkCheckPassed(name) }));
const newAccount = {
  ...oneShop,
  name: 'Casa Lumbre Outlet',
  linkedAt: '2025-11-25T15:42:00.000Z',
  lastSyncAt: null,
  checks: [],
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

export const ConfigurarNoEsPropietaria: Story = {
  name: 'Configurar, y no es propietaria',
  args: { url: paths.channelSetup('TP'), handlers: [asLinkedPerson] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Solo la cuenta titular conecta canales')).toBeVisible(),
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

/** Ten tries an hour: the service's own sentence is read in the form, and what was typed stays. */
export const DemasiadosIntentos: Story = {
  name: 'Demasiados intentos',
  args: {
    url: paths.channelSetup('TP'),
    handlers: [
      mock(linkTotalPlay, { once: true }).fails(429, {
        statusCode: 429,
        message: 'Intentaste conectar canales muchas veces: espera una hora y vuelve a intentar',
        code: 'too_many_links',
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Usuario de Total Play' }), 'casalumbre');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'no-es-esta');
    await userEvent.click(canvas.getByRole('button', { name: 'Conectar' }));
    await expect(await canvas.findByText(/espera una hora y vuelve a intentar/u)).toBeVisible();
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

/** What was asked of the shop, and that it is ready. */
export const ConectadoConRevision: Story = {
  name: 'Conectado, con lo que se revisó',
  args: {
    url: paths.channelSetup('WC'),
    handlers: [
      mock(listIntegrationChannels).reply({ data: [] }),
      mock(linkWooCommerce).reply(({ body }) => {
        if (body.since !== 7 || body.completeWhen !== 'entregar' || body.prefix !== undefined)
          throw new Error('Other choices');
        return { ...linkWooCommerce.example(), data: { ...realShop, checks } };
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Dirección de tu tienda' }),
      'http://localhost:4100',
    );
    await userEvent.type(canvas.getByLabelText('Clave del cliente'), 'ck_1f4a');
    await userEvent.type(canvas.getByLabelText('Clave secreta'), 'cs_9b21');
    await userEvent.click(canvas.getByRole('radio', { name: 'También los de los últimos 7 días' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Cuando se entrega todo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Conectar' }));
    await expect(await canvas.findByText('Su reloj está bien')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver mis canales' })).toHaveAttribute(
      'href',
      paths.marketplaces(),
    );
  },
};
/** A second shop of WooCommerce counts from 1 too: its orders need a prefix. The same shop again does not. */
export const ConPrefijo: Story = {
  name: 'Con prefijo',
  args: {
    url: paths.channelSetup('WC'),
    handlers: [mock(listIntegrationChannels).reply(linked({}, realShop))],
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Dirección de tu tienda' });
    await userEvent.type(address, 'https://casalumbre.mx/');
    await expect(canvas.queryByRole('textbox', { name: /^Prefijo/u })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.clear(address);
    await userEvent.type(address, 'norte.casalumbre.mx');
    await expect(await canvas.findByRole('textbox', { name: /^Prefijo/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Conectar' }));
    await expect(await canvas.findByText('Escribe de 2 a 6 letras, por ejemplo norte')).toBeVisible();
  },
};
