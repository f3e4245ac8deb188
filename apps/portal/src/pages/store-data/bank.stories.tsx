import { getStoreFinancial, updateStoreFinancial } from '@trastienda/api-client/bamako';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { formStories } from '../../testing/form-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Información bancaria',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.bankInformation() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const kept = {
  ...getStoreFinancial.example(),
  status: 'validada' as const,
  pendingUntil: null,
  pendingLast4: null,
};
const held = {
  ...kept,
  status: 'pendiente' as const,
  pendingUntil: '2025-11-27T15:42:00.000Z',
  pendingLast4: '4471',
};
/** What who is linked to the store is told of it. */
const masked = { clabe: null, accountStatementUrl: null };
const newClabe = '014180567890123452';

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^CLABE/u }), newClabe);
  await userEvent.type(canvas.getByRole('textbox', { name: /^Escríbela otra vez/u }), newClabe);
  const holder = canvas.getByRole('textbox', { name: 'Titular' });
  await userEvent.clear(holder);
  await userEvent.type(holder, 'Casa Lumbre Artesanías SA de CV');
};

const states = formStories({
  call: updateStoreFinancial,
  handlers: [mock(getStoreFinancial).fails(404)],
  heading: 'Información bancaria',
  submit: 'Guardar cuenta',
  failed: 'No se guardó tu cuenta.',
  refused: { field: 'accountHolder', label: 'Titular' },
  fill,
  done: 'Se guardó la cuenta nueva',
});

/** A store without an account: its first one counts at once. */
export const Vacia: Story = { name: 'Vacía', ...states.Vacia };
export const Telefono: Story = { name: 'En el teléfono', ...states.Telefono };
export const PorCorregir: Story = { name: 'Por corregir', ...states.PorCorregir };
export const Enviando: Story = states.Enviando;
export const Rechazada: Story = states.Rechazada;
export const SinServicio: Story = { name: 'Sin servicio', ...states.SinServicio };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };
export const Guardada: Story = states.Guardada;

export const Cargando: Story = {
  args: { handlers: [mock(getStoreFinancial).delays('infinite')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Información bancaria' })).toBeVisible(),
};
export const NoCargo: Story = {
  name: 'No cargó',
  args: { handlers: [mock(getStoreFinancial).fails(503)] },
  play: async ({ canvas }) => expect(await canvas.findByText('No pudimos cargar tu cuenta')).toBeVisible(),
};

/** The owner's account, masked in the page, and the ones before. */
export const Cuenta: Story = {
  name: 'Cuenta de la propietaria · S1.11 S2.57',
  args: { handlers: [mock(getStoreFinancial).reply(kept)] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Cambiar cuenta' })).toBeVisible();
    await expect(canvasElement.textContent).not.toContain(kept.clabe);
  },
};

/** D247: a linked person sees the last four, that a change waits, and nothing to press. */
export const NoEsPropietaria: Story = {
  name: 'No es propietaria',
  args: { handlers: [mock(getStoreFinancial).reply({ ...held, ...masked })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Cambio de cuenta en espera: •••• 4471.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Deshacer cambio' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Cambiar cuenta' })).toBeNull();
    await expect(canvasElement.textContent).not.toMatch(/\d{18}/u);
  },
};

/** D247: the owner takes a change back while it is held; what is sent is the account as it stands. */
export const DeshacerCambio: Story = {
  name: 'Deshacer el cambio',
  args: {
    handlers: [
      mock(getStoreFinancial, { once: true }).reply(held),
      mock(getStoreFinancial).reply(kept),
      mock(updateStoreFinancial).reply(({ body }) => {
        if (body.clabe !== kept.clabe || body.bankCode !== kept.bankCode) throw new Error('Another account');
        return kept;
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer cambio' }));
    const question = await screen.findByRole('dialog', { name: '¿Deshacer el cambio de cuenta?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Deshacer cambio' }));
    await expect(await canvas.findByText('Tus depósitos se quedan en la cuenta de siempre')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Cambio de cuenta en espera/u)).toBeNull());
  },
};

/** D246: a sign-in of just now is asked for, and what was typed stays. */
export const PideIniciarSesion: Story = {
  name: 'Pide iniciar sesión',
  args: {
    url: paths.bankInformation(true),
    handlers: [
      mock(getStoreFinancial).reply(kept),
      mock(updateStoreFinancial).fails(401, { statusCode: 401, message: 'Inicia sesión', code: 'reauth' }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cuenta' }));
    await expect(await canvas.findByText('Confirma que eres tú.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^CLABE nueva/u })).toHaveValue('014 180 56789012345 2');
  },
};
