import { type StoreKey, verifyStoreOwnership } from '@trastienda/api-client';
import { createStoreKey, listStoreKeys, revokeStoreKey } from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { noChannels, part, type Play, sees } from './testing/own-system-part.ts';

const meta = {
  title: 'Pantallas/Canales de venta/Tu propio sistema',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.marketplaces() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const [erp] = listStoreKeys.example().data as [StoreKey];
const site: StoreKey = { ...erp, id: 'llave-2b19', name: 'Mi sitio', lastFour: 'x0Qa', lastUsedAt: null };
const old: StoreKey = {
  ...erp,
  id: 'llave-0c44',
  name: 'El sistema de antes',
  lastFour: '7pLw',
  revokedAt: '2025-11-21T16:00:00.000Z',
};
const made: StoreKey = {
  ...erp,
  id: 'llave-9d02',
  name: 'Mi ERP nuevo',
  createdAt: '2025-11-25T15:42:00.000Z',
  lastUsedAt: null,
};
const list = (...keys: readonly StoreKey[]) => mock(listStoreKeys).reply({ data: [...keys] });
const first = (...keys: readonly StoreKey[]) =>
  mock(listStoreKeys, { once: true }).reply({ data: [...keys] });

/** Those that work stand before the revoked one, with what tells them apart. */
export const Llaves: Story = {
  name: 'Llaves de la tienda',
  args: { handlers: [noChannels, list(old, site, erp)] },
  play: async ({ canvas }) => {
    const lines = await (await part(canvas)).findAllByRole('listitem');
    await expect(lines.map((line) => line.textContent.split('termina')[0])).toEqual([
      'Mi sitioActiva · ',
      'Mi ERPActiva · ',
      'El sistema de antesRevocada: 21 nov, 10:00 · ',
    ]);
    await expect(canvas.getByText(/termina en x0Qa · sin usar/u)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Revocar/u })).toHaveLength(2);
  },
};
export const LlavesTelefono: Story = {
  name: 'Llaves, en el teléfono',
  args: { handlers: [noChannels, list({ ...site, name: 'S'.repeat(60) }, erp, old)] },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await (await part(canvas)).findAllByRole('listitem');
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
/** Years of revoked keys do not push the page down. */
export const MuchasRevocadas: Story = {
  name: 'Muchas revocadas',
  args: {
    handlers: [
      noChannels,
      list(erp, ...Array.from({ length: 6 }, (_, at) => ({ ...old, id: `vieja-${at}` }))),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const card = await part(canvas);
    await expect(await card.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(card.getByRole('button', { name: 'Ver otras 4 revocadas' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(7);
  },
};
export const SinLlaves: Story = {
  name: 'Sin llaves',
  args: { handlers: [noChannels, list()] },
  play: sees('Todavía no tienes llaves. Haz una y dásela a quien programa tu sistema.'),
};
export const Cargando: Story = {
  args: { handlers: [noChannels, mock(listStoreKeys).delays('infinite')] },
  play: async ({ canvas }) => {
    const card = await part(canvas);
    await expect(card.queryByRole('button', { name: 'Hacer una llave' })).toBeNull();
  },
};
export const Fallo: Story = {
  name: 'Falló',
  args: { handlers: [noChannels, mock(listStoreKeys).fails(503)] },
  play: async ({ canvas }) => {
    const card = await part(canvas);
    await expect(await card.findByText('No pudimos cargar tus llaves')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    // The channels are there all the same.
    await expect(await canvas.findAllByRole('link', { name: 'Conectar' })).not.toHaveLength(0);
  },
};
export const SinConexion: Story = {
  name: 'Sin conexión',
  args: { handlers: [noChannels, mock(listStoreKeys).disconnects()] },
  play: sees('No pudimos cargar tus llaves'),
};
/** D245, D517: no key is asked for, and there is nothing to press. */
export const NoEsPropietaria: Story = {
  name: 'No es propietaria',
  args: {
    handlers: [
      mock(verifyStoreOwnership).reply({ ...verifyStoreOwnership.example(), relation: 'linked' }),
      noChannels,
      mock(listStoreKeys).reply(() => {
        throw new Error('Nobody but the owner asks for the keys');
      }),
    ],
  },
  play: async (context) => {
    await sees(/^Solo la cuenta titular hace y revoca llaves/u)(context);
    await expect(context.canvas.queryByRole('button', { name: /llave/u })).toBeNull();
  },
};
/** The page for who programs the other system opens beside. */
export const ComoSePrograma: Story = {
  name: 'Cómo se programa',
  args: { handlers: [noChannels, list(erp)] },
  play: async ({ canvas, userEvent }) => {
    const card = await part(canvas);
    await userEvent.click(card.getByRole('link', { name: 'Cómo se programa' }));
    const help = within(await screen.findByRole('dialog', { name: 'Pedidos por API' }));
    await expect(await help.findByText(/PORTAL=http/u)).toBeVisible();
  },
};

const ask: Play = async ({ canvas, userEvent }) => {
  const card = await part(canvas);
  await userEvent.click(await card.findByRole('button', { name: 'Hacer una llave' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hacer una llave' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre de la llave' }), 'Mi ERP nuevo');
  await userEvent.click(dialog.getByRole('button', { name: 'Hacer la llave' }));
};
export const SinNombre: Story = {
  name: 'Hacer una llave sin nombre',
  args: { handlers: [noChannels, list(erp)] },
  play: async ({ canvas, userEvent }) => {
    const card = await part(canvas);
    await userEvent.click(await card.findByRole('button', { name: 'Hacer una llave' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hacer una llave' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hacer la llave' }));
    await expect(await dialog.findByText(/^Ponle un nombre/u)).toBeVisible();
  },
};
const { key: wholeKey } = createStoreKey.example();
const makes = [
  noChannels,
  mock(createStoreKey).reply({ data: made, key: wholeKey }),
  first(erp),
  list(made, erp),
];
/** Shown once; closed without a copy it is asked for once more, and is gone then. */
export const LlaveHecha: Story = {
  name: 'Llave hecha',
  args: { handlers: makes },
  play: async (context) => {
    const { userEvent } = context;
    await ask(context);
    const shown = () => screen.findByRole('dialog', { name: 'Tu llave «Mi ERP nuevo»' });
    await expect(within(await shown()).getByText(wholeKey)).toBeVisible();
    await userEvent.click(within(await shown()).getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cerrar sin copiar la llave?' }));
    await userEvent.click(question.getByRole('button', { name: 'Volver a la llave' }));
    await expect(within(await shown()).getByText(wholeKey)).toBeVisible();
  },
};
export const LlaveHechaTelefono: Story = {
  name: 'Llave hecha, en el teléfono',
  args: { handlers: makes },
  globals: phone,
  play: async (context) => {
    await ask(context);
    await expect(await screen.findByText(wholeKey)).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const CerradaSinCopiar: Story = {
  name: 'Cerrada sin copiar',
  args: { handlers: makes },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context);
    await screen.findByText(wholeKey);
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cerrar sin copiar la llave?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cerrar sin copiar' }));
    const card = await part(canvas);
    await expect(await card.findByText('Mi ERP nuevo')).toBeVisible();
    await expect(screen.queryByText(wholeKey)).toBeNull();
    // Whoever makes another one begins anew.
    await userEvent.click(card.getByRole('button', { name: 'Hacer una llave' }));
    await expect(await screen.findByRole('textbox', { name: 'Nombre de la llave' })).toHaveValue('');
  },
};
export const LlaveCopiada: Story = {
  name: 'Llave copiada',
  args: { handlers: makes },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu llave «Mi ERP nuevo»' }));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar' }));
    await expect(write).toHaveBeenCalledWith(wholeKey);
    await expect(await dialog.findByText('Ya la puedes pegar en tu sistema.')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(await (await part(canvas)).findByText('Mi ERP nuevo')).toBeVisible();
  },
};
/** The browser does not let us: she copies it by hand. */
export const NoSePudoCopiar: Story = {
  name: 'No se pudo copiar',
  args: { handlers: makes },
  play: async (context) => {
    await ask(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tu llave «Mi ERP nuevo»' }));
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Copiar' }));
    await expect(await dialog.findByText('No se pudo copiar. Selecciónala y usa Ctrl C.')).toBeVisible();
  },
};
/** D246: a key outlives a tab that was left open, so a sign-in of just now is asked for. */
export const PideIniciarSesion: Story = {
  name: 'Pide iniciar sesión',
  args: {
    handlers: [
      noChannels,
      list(erp),
      mock(createStoreKey).fails(401, { statusCode: 401, message: 'Inicia sesión', code: 'reauth' }),
    ],
  },
  play: async (context) => {
    await ask(context);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Confirma que eres tú.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Mi ERP nuevo');
  },
};
/** Ten of them work already: the service says so. */
export const DemasiadasLlaves: Story = {
  name: 'Demasiadas llaves',
  args: {
    handlers: [
      noChannels,
      list(erp),
      mock(createStoreKey).fails(409, {
        statusCode: 409,
        message: 'Ya tienes 10 llaves: revoca una que no uses y haz la nueva',
        code: 'too_many_keys',
      }),
    ],
  },
  play: async (context) => {
    await ask(context);
    await expect(await screen.findByText(/^Ya tienes 10 llaves/u)).toBeVisible();
  },
};
/** It was made, and nobody saw it: the list says which one, and no second press makes another. */
export const RespuestaPerdida: Story = {
  name: 'Respuesta perdida',
  args: {
    handlers: [noChannels, mock(createStoreKey).disconnects(), first(erp), list(made, erp)],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Hacer una llave' }));
    await expect(await dialog.findByText('No sabemos si la llave se hizo.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    const card = await part(canvas);
    await expect(await card.findByText('No la viste')).toBeVisible();
    await expect(card.getByText(/Revoca esa llave y haz otra/u)).toBeVisible();
  },
};
/** It was not made: the list has nothing new, and nothing is to be done. */
export const RespuestaPerdidaSinLlave: Story = {
  name: 'Respuesta perdida, y no se hizo',
  args: { handlers: [noChannels, mock(createStoreKey).disconnects(), list(erp)] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ask(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Hacer una llave' }));
    await dialog.findByText('No sabemos si la llave se hizo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await part(canvas)).queryByText('No la viste')).toBeNull();
  },
};

const revoke: Play = async ({ canvas, userEvent }) => {
  const card = await part(canvas);
  await userEvent.click(await card.findByRole('button', { name: 'Revocar Mi ERP, que termina en gH4J' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Revocar la llave «Mi ERP»?' }));
  await expect(question.getByText(/No se puede deshacer/u)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Revocar' }));
};
export const Revocar: Story = {
  args: {
    handlers: [
      noChannels,
      first(erp),
      list({ ...erp, revokedAt: '2025-11-25T15:42:00.000Z' }),
      mock(revokeStoreKey).reply({ success: true, message: 'Revocaste la llave de Mi ERP' }),
    ],
  },
  play: async (context) => {
    await revoke(context);
    await expect(await context.canvas.findByText('Revocaste la llave de Mi ERP')).toBeVisible();
    await expect(await context.canvas.findByText(/^Revocada: hoy, 09:42/u)).toBeVisible();
  },
};
/** Asked again it ends the same key: the question stays open. */
export const RevocarSinRespuesta: Story = {
  name: 'Revocar sin respuesta',
  args: { handlers: [noChannels, list(erp), mock(revokeStoreKey).disconnects()] },
  play: async (context) => {
    await revoke(context);
    await expect(await screen.findByText(/no se hace dos veces/u)).toBeVisible();
  },
};
