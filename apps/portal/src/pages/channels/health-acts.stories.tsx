import { syncIntegrationChannel, testIntegrationChannel } from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import { linkWooCommerce } from '@trastienda/api-client/woocommerce';
import { linkCauseMessage, linkChecks } from '@trastienda/domain/channel-setup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { realShop } from './testing/linked-shops.ts';
import { drawer, happened, open, shop, checksBut, type Play } from './testing/health.ts';

const meta = {
  title: 'Pantallas/Canales de venta/Salud, lo que se hace',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.marketplaces() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

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
