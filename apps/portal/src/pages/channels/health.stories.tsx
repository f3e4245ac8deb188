import { listChannelEvents } from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import { type LinkCause, linkCauseMessage } from '@trastienda/domain/channel-setup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { asLinkedPerson, realShop } from './testing/linked-shops.ts';
import { drawer, event, FOLIO, happened, open, shop } from './testing/health.ts';

const meta = {
  title: 'Pantallas/Canales de venta/Salud',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.marketplaces() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What came and went within a day stands on the card; the rest in the drawer, with the folio of each event. */
export const Sana: Story = {
  args: { handlers: [shop({ linkedAt: '2025-03-04T17:20:00.000Z' }), happened] },
  play: async (context) => {
    await expect(
      await context.canvas.findByText('Últimas 24 h: 38 pedidos leídos, 12 avisos enviados'),
    ).toBeVisible();
    await expect(context.canvas.getByText(/^Próxima revisión: hoy/u)).toBeVisible();
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
