import { createStoreUser, deleteStoreUser, listStoreUsers } from '@trastienda/api-client/identity';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { formStories } from '../../testing/form-stories.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { activityHandlers, team, teamHandlers } from './testing/team-handlers.ts';

const meta = {
  title: 'Pantallas/Usuarios',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.users(), handlers: teamHandlers() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens the menu of a person and takes an entry. */
const choose =
  (name: string, entry: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Más acciones de ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  };

const states = listStories({
  call: listStoreUsers,
  handlers: () => teamHandlers([]),
  address: () => paths.users(),
  heading: 'Tu equipo',
  empty: 'Agrega a tu equipo',
  failed: 'No pudimos cargar tu equipo',
});

/** Everybody and where they stand: the owner has no menu, who is invited has not come in yet. */
export const Personas: Story = {
  name: 'Personas del equipo · S2.58 S6.7',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mariana Robles Ibarra (tú)')).toBeVisible();
    await expect(canvas.getByText('Invitación pendiente')).toBeVisible();
    await expect(canvas.getByText('Suspendido')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Más acciones de Mariana/u })).toBeNull();
  },
};
export const PersonasTelefono: Story = {
  name: 'Personas en el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Lucía Mena Ortega')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const SinFilas: Story = { name: 'Sin nadie más', ...states.SinFilas };
export const Cargando: Story = states.Cargando;
export const CargandoTelefono: Story = { name: 'Cargando en el teléfono', ...states.CargandoTelefono };
export const Fallo: Story = { name: 'Falló', ...states.Fallo };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };

/** Who is linked sees the others, and may leave. */
export const NoEsPropietaria: Story = {
  name: 'No es propietaria',
  args: {
    handlers: teamHandlers([
      ...team('otra@casalumbre.example').slice(0, 1),
      ...team().slice(1),
      { ...(team()[0] as ReturnType<typeof team>[number]), owner: false },
    ]),
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Lucía Mena Ortega')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Invitar' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Más acciones de Lucía/u })).toBeNull();
    await choose('Mariana Robles Ibarra', 'Salir de esta tienda')(context);
    await expect(await screen.findByRole('alertdialog', { name: '¿Salir de esta tienda?' })).toBeVisible();
  },
};

export const Suspender: Story = {
  name: 'Suspender a una persona',
  play: async (context) => {
    await choose('Lucía Mena Ortega', 'Suspender')(context);
    await expect(await context.canvas.findByText('Lucía Mena Ortega ya no puede entrar')).toBeVisible();
    await waitFor(() => expect(context.canvas.getAllByText('Suspendido')).toHaveLength(2));
    await context.userEvent.click(screen.getByRole('button', { name: /Deshacer/u }));
    await waitFor(() => expect(context.canvas.getAllByText('Suspendido')).toHaveLength(1));
  },
};

export const Quitar: Story = {
  name: 'Quitar a una persona',
  play: async (context) => {
    await choose('Óscar Tovar Luna', 'Quitar')(context);
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar a Óscar Tovar Luna?' });
    await context.userEvent.click(within(question).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(context.canvas.queryByText('Óscar Tovar Luna')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The question stays open and says why. */
export const NoSeQuito: Story = {
  name: 'No se quitó',
  args: { handlers: [mock(deleteStoreUser).fails(503), ...teamHandlers()] },
  play: async (context) => {
    await choose('Óscar Tovar Luna', 'Quitar')(context);
    const question = await screen.findByRole('alertdialog');
    await context.userEvent.click(within(question).getByRole('button', { name: 'Quitar' }));
    await expect(
      await within(question).findByText('El servicio de usuarios no está disponible por ahora.'),
    ).toBeVisible();
  },
};

const activity = { url: paths.teamActivity(), handlers: activityHandlers(51) };

/** Twenty a page, from a mark on; back to the newest in one press. */
export const Actividad: Story = {
  args: activity,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Canceló 1 guías')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver lo anterior' }));
    await expect(await canvas.findByText('Canceló 21 guías')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver lo anterior' }));
    await expect(await canvas.findByText('Canceló 51 guías')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver lo anterior' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lo más reciente' }));
    await expect(await canvas.findByText('Canceló 1 guías')).toBeVisible();
  },
};
export const ActividadTelefono: Story = {
  name: 'Actividad en el teléfono',
  args: activity,
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Canceló 1 guías')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const SinActividad: Story = {
  name: 'Sin actividad',
  args: { ...activity, handlers: activityHandlers(0) },
  play: async ({ canvas }) => expect(await canvas.findByText('Sin actividad')).toBeVisible(),
};

const invitation = formStories({
  call: createStoreUser,
  handlers: teamHandlers(),
  heading: 'Invitar a tu equipo',
  submit: 'Invitar',
  failed: 'No se hizo la invitación.',
  refused: { field: 'username', label: 'Correo' },
  fill: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Correo' }), 'nuevo@casalumbre.example');
  },
  done: 'Avísale a caja@example.com',
});
const invite = (story: Story): Story => ({ ...story, args: { ...story.args, url: paths.createUser() } });

export const Invitar: Story = { name: 'Invitar a una persona', ...invite(invitation.Vacia) };
export const InvitarTelefono: Story = { name: 'Invitar en el teléfono', ...invite(invitation.Telefono) };
export const InvitarPorCorregir: Story = { name: 'Invitar, por corregir', ...invite(invitation.PorCorregir) };
export const Invitando: Story = invite(invitation.Enviando);
export const InvitacionRechazada: Story = { name: 'Invitación rechazada', ...invite(invitation.Rechazada) };
export const InvitarSinServicio: Story = { name: 'Invitar sin servicio', ...invite(invitation.SinServicio) };
export const InvitarSinPermiso: Story = { name: 'Invitar sin permiso', ...invite(invitation.SinPermiso) };
export const InvitarSinConexion: Story = { name: 'Invitar sin conexión', ...invite(invitation.SinConexion) };
/** The next one is blank, and nothing of it is wrong yet. */
export const Invitada: Story = {
  name: 'Persona invitada',
  ...invite(invitation.Guardada),
  play: async (context) => {
    await invitation.Guardada.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Invitar a alguien más' }));
    const email = await canvas.findByRole('textbox', { name: 'Correo' });
    await expect(email).toHaveValue('');
    await expect(email).not.toBeInvalid();
  },
};

export const Modificar: Story = {
  name: 'Modificar a una persona',
  args: { url: paths.editUser('lucia@casalumbre.example') },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Nombre/u });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lucía Mena');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText('Se guardaron los datos de Lucía Mena')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tu equipo' })).toBeVisible();
  },
};

export const ModificarAQuienYaNoEsta: Story = {
  name: 'Modificar a quien ya no está',
  args: { url: paths.editUser('nadie@casalumbre.example') },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Esta persona ya no es de tu equipo')).toBeVisible(),
};
