import { type ChannelEvent, type ChannelCheck } from '@trastienda/api-client';
import {
  listChannelEvents,
  listIntegrationChannels,
  syncIntegrationChannel,
  testIntegrationChannel,
} from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import {
  channelEventSentence,
  type LinkCause,
  linkCauseMessage,
  linkCheckPassed,
  linkChecks,
} from '@trastienda/domain/channel-setup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import type { ChannelLink } from './model.ts';
import { asLinkedPerson, linked, type oneShop, realShop } from './testing/linked-shops.ts';

const meta = {
  title: 'Pantallas/Canales de venta/Salud',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.marketplaces() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const FOLIO = '7f3a9c21e08b4d65a1c2e3f4';
const event = (id: number, facts: Partial<ChannelEvent> & { readonly why?: string } = {}): ChannelEvent => {
  const { why = null, ...more } = facts;
  const { kind = 'read', count = 3, orderid = null } = more;
  return {
    id,
    at: new Date(Date.parse('2025-11-25T17:55:00.000Z') - (60 - id) * 600_000).toISOString(),
    kind,
    count,
    orderid,
    folio: FOLIO,
    message: channelEventSentence({ kind, count, orderNumber: orderid, message: why }),
    ...more,
  };
};
const events: ChannelEvent[] = [
  event(60),
  event(59, { kind: 'recovered', count: 1 }),
  event(58, { kind: 'failed', count: 1, why: 'Tu tienda no respondió' }),
  event(57, { kind: 'refused', count: 1, orderid: '1042' }),
  event(56, { kind: 'written', count: 1, orderid: '1041' }),
];
const shop = (change: Partial<ChannelLink> = {}) =>
  mock(listIntegrationChannels).reply(linked(change as Partial<typeof oneShop>, realShop));
const happened = mock(listChannelEvents).reply({ data: events, next: null });
const checksBut = (name?: ChannelCheck['name'], message = ''): ChannelCheck[] =>
  linkChecks.map((one) =>
    one === name ? { name: one, ok: false, message } : { name: one, ok: true, message: linkCheckPassed(one) },
  );

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Salud de casalumbre.mx' }));
  await expect(await screen.findByRole('dialog', { name: 'Salud de casalumbre.mx' })).toBeVisible();
};
const drawer = () => within(screen.getByRole('dialog', { name: 'Salud de casalumbre.mx' }));

/** What came and went within a day stands on the card; the rest in the drawer, with the folio of each event. */
export const Sana: Story = {
  args: { handlers: [shop({ linkedAt: '2025-03-04T17:20:00.000Z' }), happened] },
  play: async (context) => {
    await expect(
      await context.canvas.findByText(
        /^Últimas 24 h: 38 pedidos leídos, 12 avisos enviados · Próxima revisión/u,
      ),
    ).toBeVisible();
    await open(context);
    await expect(drawer().getByText('Termina en 4567')).toBeVisible();
    await expect(await drawer().findByText('Avisamos a tu tienda del pedido 1041')).toBeVisible();
    await expect(drawer().getAllByText(`Folio ${FOLIO}`)).toHaveLength(5);
  },
};
export const SanaTelefono: Story = {
  ...Sana,
  name: 'Sana, en el teléfono',
  globals: { ...phone, theme: 'dark' },
};
/** With a prefix, with what a shop says of its bell, and with cases. */
export const ConPrefijo: Story = {
  name: 'Con prefijo, avisos y casos',
  args: {
    handlers: [
      shop({
        webhook: 'activo',
        cases: 3,
        connection: { ...realShop.connection, prefix: 'norte', completeWhen: 'entregar' },
      }),
      happened,
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(drawer().getByText('norte-')).toBeVisible();
    await expect(drawer().getByText('Cuando se entrega todo')).toBeVisible();
  },
};

const failing = (cause: LinkCause, status: 'active' | 'error'): Story => ({
  args: {
    handlers: [
      shop({
        status,
        cause,
        message: linkCauseMessage(cause, 'WC'),
        failedSince: '2025-11-25T17:40:00.000Z',
      }),
      happened,
    ],
  },
  play: async (context) => {
    await open(context);
    const words = `${linkCauseMessage(cause, 'WC')}.`;
    await expect(drawer().getByText(words)).toBeVisible();
    await expect(
      drawer().getByText(/^Falla desde hoy, 11:40\. La revisamos otra vez hoy, 12:01\.$/u),
    ).toBeVisible();
  },
});
/** Before the fifth failure: it says so, and is in nobody's way. */
export const FallaPocasVeces: Story = {
  name: 'Falla, todavía sin error',
  ...failing('mantenimiento', 'active'),
};
export const LlaveRechazada: Story = { name: 'Llave rechazada', ...failing('llave_rechazada', 'error') };
export const LlavePerdida: Story = { name: 'Llave perdida', ...failing('llave_perdida', 'error') };
export const SoloLectura: Story = { name: 'Solo lectura', ...failing('solo_lectura', 'error') };
export const SinDireccion: Story = { name: 'Sin dirección', ...failing('sin_direccion', 'error') };
export const SinRespuesta: Story = { name: 'Sin respuesta', ...failing('sin_respuesta', 'error') };
export const Certificado: Story = failing('certificado', 'error');
export const Bloqueo: Story = failing('bloqueo', 'error');
export const MasDespacio: Story = { name: 'Más despacio', ...failing('mas_despacio', 'error') };
export const RespuestaIlegible: Story = {
  name: 'Respuesta ilegible',
  ...failing('respuesta_ilegible', 'error'),
};
export const SinWooCommerce: Story = {
  name: 'La dirección no tiene WooCommerce',
  ...failing('sin_woocommerce', 'error'),
};
export const Reloj: Story = failing('reloj', 'error');

export const SinEventos: Story = {
  name: 'Sin eventos',
  args: { handlers: [shop(), mock(listChannelEvents).reply({ data: [], next: null })] },
  play: async (context) => {
    await open(context);
    await expect(await drawer().findByText(/^Todavía nada/u)).toBeVisible();
  },
};
/** The 51st stands on a page of its own, which is asked for. */
export const MuchosEventos: Story = {
  name: '51 eventos',
  args: {
    handlers: [
      shop(),
      mock(listChannelEvents).reply(({ query }) =>
        query.before === undefined
          ? { data: Array.from({ length: 50 }, (_, at) => event(60 - at, { count: 60 - at })), next: 11 }
          : { data: [event(10, { count: 10 })], next: null },
      ),
    ],
  },
  play: async (context) => {
    await open(context);
    await expect(await drawer().findByText('Leímos 11 pedidos de tu tienda')).toBeInTheDocument();
    await context.userEvent.click(drawer().getByRole('button', { name: 'Ver anteriores' }));
    await expect(await drawer().findByText('Leímos 10 pedidos de tu tienda')).toBeVisible();
    await expect(drawer().queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
  },
};
export const EventosFallaron: Story = {
  name: 'Eventos que no cargaron',
  args: { handlers: [shop(), mock(listChannelEvents).fails(500)] },
  play: async (context) => {
    await open(context);
    await expect(await drawer().findByText('No pudimos cargar qué pasó')).toBeVisible();
  },
};

const tries: Play = async (context) => {
  await open(context);
  await context.userEvent.click(drawer().getByRole('button', { name: 'Probar ahora' }));
};
/** Everything that linking asked is asked again, in one sentence each. */
export const Prueba: Story = {
  args: {
    handlers: [
      shop(),
      happened,
      mock(testIntegrationChannel).reply({
        isOk: true,
        message: 'Tu tienda contesta bien',
        checks: checksBut(),
      }),
    ],
  },
  play: async (context) => {
    await tries(context);
    const list = within(await drawer().findByRole('list', { name: 'Lo que revisamos' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(linkChecks.length);
    await expect(list.getByText('Su reloj está bien')).toBeVisible();
  },
};
export const PruebaConFalla: Story = {
  name: 'Prueba con falla',
  args: {
    handlers: [
      shop(),
      happened,
      mock(testIntegrationChannel).reply({
        isOk: false,
        message: linkCauseMessage('reloj'),
        checks: checksBut('reloj', linkCauseMessage('reloj')),
      }),
    ],
  },
  play: async (context) => {
    await tries(context);
    await expect(await drawer().findByText('El reloj de tu tienda está mal')).toBeVisible();
  },
};
/** The shop is away: one sentence, and nothing else was asked. */
export const PruebaSinTienda: Story = {
  name: 'Prueba sin tienda',
  args: {
    handlers: [
      shop(),
      happened,
      mock(testIntegrationChannel).reply({
        isOk: false,
        message: linkCauseMessage('sin_respuesta'),
        checks: checksBut('tienda', linkCauseMessage('sin_respuesta')).slice(0, 1),
      }),
    ],
  },
  play: async (context) => {
    await tries(context);
    const list = within(await drawer().findByRole('list', { name: 'Lo que revisamos' }));
    await expect(list.getByText('Tu tienda no respondió')).toBeVisible();
  },
};
export const PruebaDeMas: Story = {
  name: 'Demasiadas pruebas',
  args: {
    handlers: [
      shop(),
      happened,
      mock(testIntegrationChannel).fails(429, {
        statusCode: 429,
        message: 'Probaste tus canales muchas veces: espera una hora y vuelve a intentar',
        code: 'too_many_tests',
      }),
    ],
  },
  play: async (context) => {
    await tries(context);
    await expect(await drawer().findByText(/Probaste tus canales muchas veces/u)).toBeVisible();
  },
};

const synchronises: Play = async (context) => {
  await open(context);
  await context.userEvent.click(drawer().getByRole('button', { name: 'Sincronizar' }));
};
export const Sincronizar: Story = {
  args: {
    handlers: [
      shop(),
      happened,
      mock(syncIntegrationChannel).reply({
        ...syncIntegrationChannel.example(),
        message: 'En menos de un minuto ves lo nuevo de tu tienda',
      }),
    ],
  },
  play: async (context) => {
    await synchronises(context);
    await expect(await screen.findByText('En menos de un minuto ves lo nuevo de tu tienda')).toBeVisible();
  },
};
export const SincronizarMuyPronto: Story = {
  name: 'Sincronizar muy pronto',
  args: {
    handlers: [
      shop(),
      happened,
      mock(syncIntegrationChannel).fails(409, {
        statusCode: 409,
        message: 'Acabas de sincronizar: puedes otra vez a las 12:01',
        code: 'too_soon',
      }),
    ],
  },
  play: async (context) => {
    await synchronises(context);
    await expect(await drawer().findByText(/puedes otra vez a las 12:01/u)).toBeVisible();
  },
};

const changes: Play = async (context) => {
  const { userEvent } = context;
  await open(context);
  await userEvent.click(drawer().getByRole('button', { name: 'Cambiar llave' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar la llave de casalumbre.mx' }));
  await userEvent.type(dialog.getByLabelText('Clave del cliente'), 'ck_1f4a');
  await userEvent.type(dialog.getByLabelText('Clave secreta'), 'cs_9b21');
  await userEvent.click(dialog.getByRole('button', { name: 'Cambiar llave' }));
};
/** The address is the shop's own; what was chosen is not asked again. */
export const CambiarLlave: Story = {
  name: 'Cambiar llave',
  args: {
    handlers: [
      shop(),
      happened,
      mock(linkWooCommerce).reply(({ body }) => {
        if (body.url !== 'https://casalumbre.mx' || body.since !== undefined) throw new Error('Another shop');
        return { ...linkWooCommerce.example(), data: { ...realShop, checks: checksBut() } };
      }),
    ],
  },
  play: async (context) => {
    await changes(context);
    await expect(await screen.findByText('Cambiaste la llave de «casalumbre.mx»')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Cambiar la llave/u })).toBeNull());
  },
};
export const CambiarLlaveRechazada: Story = {
  name: 'Cambiar llave, rechazada',
  args: {
    handlers: [
      shop(),
      happened,
      mock(linkWooCommerce).fails(422, {
        statusCode: 422,
        message: 'Revisa los datos',
        validationResults: [{ field: 'consumerKey', message: 'La llave ya no sirve: haz otra' }],
      }),
    ],
  },
  play: async (context) => {
    await changes(context);
    await expect(await screen.findByText('La llave ya no sirve: haz otra')).toBeVisible();
  },
};
/** A key that works no more is changed where it says so: nothing else is typed again. */
export const CambiarLlaveDelAviso: Story = {
  name: 'Cambiar llave desde el aviso',
  args: {
    handlers: [
      shop({
        status: 'error',
        cause: 'llave_rechazada',
        message: linkCauseMessage('llave_rechazada', 'WC'),
        failedSince: '2025-11-25T17:40:00.000Z',
      }),
      happened,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar llave' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Cambiar la llave de casalumbre.mx' }),
    ).toBeVisible();
  },
};
/** Who does not own the store sees how it is, and asks nothing of the shop. */
export const NoEsPropietaria: Story = {
  name: 'No es propietaria',
  args: { handlers: [asLinkedPerson, shop(), happened] },
  play: async (context) => {
    await open(context);
    await expect(await drawer().findByText('Leímos 3 pedidos de tu tienda')).toBeVisible();
    for (const name of ['Probar ahora', 'Sincronizar', 'Cambiar llave'])
      await expect(drawer().queryByRole('button', { name })).toBeNull();
  },
};
/** By keys alone: it opens, gives the keyboard back, and is left by Escape. */
export const PorTeclado: Story = {
  name: 'Por teclado',
  args: { handlers: [shop(), happened] },
  play: async ({ canvas, userEvent }) => {
    const way = await canvas.findByRole('button', { name: 'Salud de casalumbre.mx' });
    way.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(way).toHaveFocus());
  },
};
