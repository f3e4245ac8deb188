import {
  deleteStoreWebhook,
  getStoreWebhook,
  listStoreKeys,
  saveStoreWebhook,
  type StoreWebhook,
  testStoreWebhook,
} from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { noChannels, part, sees } from './testing/own-system-part.ts';

const meta = {
  title: 'Pantallas/Canales de venta/Avisos a tu sistema',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.marketplaces() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const keys = mock(listStoreKeys).reply(listStoreKeys.example());
const failing = getStoreWebhook.example().data as StoreWebhook;
const { data: working, secret } = saveStoreWebhook.example();
const hears = (data: StoreWebhook | null) => mock(getStoreWebhook).reply({ data });
const withWebhook = (data: StoreWebhook | null) => [noChannels, keys, hears(data)];

export const SinAvisos: Story = {
  name: 'Ninguno',
  args: { handlers: withWebhook(null) },
  play: async ({ canvas }) => {
    await expect(
      await (await part(canvas)).findByRole('button', { name: 'Avisar a mi sistema' }),
    ).toBeVisible();
  },
};
export const AvisosActivos: Story = {
  name: 'Activos',
  args: { handlers: withWebhook({ ...working, pending: 0 }) },
  play: sees('Activo'),
};
export const AvisosFallan: Story = {
  name: 'Fallan',
  args: { handlers: withWebhook(failing) },
  play: sees(/^Falla desde hoy, 9:18|^Falla desde hoy, 09:18/u),
};
export const AvisosApagadosTelefono: Story = {
  name: 'Apagados, en el teléfono',
  args: {
    handlers: withWebhook({
      ...failing,
      url: `https://erp.casalumbre.mx/${'avisos-de-pedidos/'.repeat(5)}`,
      status: 'off',
      offAt: failing.failingSince,
      nextAt: null,
    }),
  },
  globals: phone,
  play: async (context) => {
    await sees(/^Apagado desde/u)(context);
    await waitFor(() => expect(context.canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const AvisosNoCargan: Story = {
  name: 'No cargaron',
  args: { handlers: [noChannels, keys, mock(getStoreWebhook).fails(503)] },
  play: sees('No pudimos cargar los avisos a tu sistema'),
};
/** A trial says what came back, whether or not it was received. */
export const AvisosProbados: Story = {
  name: 'Probados',
  args: {
    handlers: [
      ...withWebhook(failing),
      mock(testStoreWebhook, { once: true }).reply(testStoreWebhook.example()),
      mock(testStoreWebhook).reply({
        data: working,
        isReceived: true,
        message: 'Tu sistema recibió la prueba',
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const card = await part(canvas);
    const press = async () => userEvent.click(await card.findByRole('button', { name: 'Probar' }));
    await press();
    await expect(
      await card.findByText('Mientras no conteste, los avisos esperan y nada se pierde.'),
    ).toBeVisible();
    await press();
    await expect(await card.findByText('Tu sistema recibió la prueba')).toBeVisible();
  },
};
/** The signing secret is shown once, as a key is. */
export const AvisosGuardados: Story = {
  name: 'Guardados',
  args: {
    handlers: [noChannels, keys, mock(saveStoreWebhook).reply({ data: working, secret }), hears(null)],
  },
  play: async ({ canvas, userEvent }) => {
    const card = await part(canvas);
    await userEvent.click(await card.findByRole('button', { name: 'Avisar a mi sistema' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Avisar a mi sistema' }));
    const address = dialog.getByRole('textbox', { name: 'Dirección que recibe los avisos' });
    await userEvent.type(address, 'erp.casalumbre.mx');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText('Escribe la dirección completa, con https://')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, working.url);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await screen.findByText(secret)).toBeVisible();
  },
};
export const QuitarAvisos: Story = {
  name: 'Quitar',
  args: { handlers: [...withWebhook(working), mock(deleteStoreWebhook).fails(503)] },
  play: async ({ canvas, userEvent }) => {
    const card = await part(canvas);
    await userEvent.click(await card.findByRole('button', { name: 'Quitar' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: '¿Quitar los avisos a tu sistema?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    await expect(await question.findByRole('alert')).toBeVisible();
  },
};
