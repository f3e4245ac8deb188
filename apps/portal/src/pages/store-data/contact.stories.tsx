import { getStoreUserData, updateStoreUserData } from '@trastienda/api-client/bamako';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formStories } from '../../testing/form-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Contacto de la tienda',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: '/menu/perfil' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = formStories({
  call: updateStoreUserData,
  handlers: [mock(getStoreUserData).fails(404)],
  heading: 'Tu perfil',
  submit: 'Guardar contacto',
  failed: 'No se guardó el contacto.',
  refused: { field: 'email', label: 'Correo' },
  fill: async ({ canvas, userEvent }) => {
    const typed = {
      Nombre: 'Mariana',
      Apellidos: 'Robles Ibarra',
      Correo: 'm@casalumbre.example',
      Teléfono: '3312345678',
    };
    for (const [name, text] of Object.entries(typed)) {
      await userEvent.type(await canvas.findByRole('textbox', { name }), text);
    }
  },
  done: 'Se guardó el contacto de tu tienda',
});

export const Vacia: Story = { name: 'Vacía', ...states.Vacia };
export const PorCorregir: Story = {
  name: 'Por corregir',
  ...states.PorCorregir,
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Guardar contacto' });
    await states.PorCorregir.play(context);
  },
};
export const Rechazada: Story = states.Rechazada;
export const SinServicio: Story = { name: 'Sin servicio', ...states.SinServicio };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };
export const Guardada: Story = states.Guardada;
/** The rest of the page stays. */
export const NoCargo: Story = {
  name: 'No cargó',
  args: { handlers: [mock(getStoreUserData).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el contacto de tu tienda')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};
