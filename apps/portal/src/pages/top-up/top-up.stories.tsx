import { getBalance } from '@trastienda/api-client';
import { topUpBalance } from '@trastienda/api-client/shippings';
import { mock, sessionHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { formStories } from '../../testing/form-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Recargar saldo',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.topUp() },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const handlers = [
  ...sessionHandlers({ config: { topUpUrl: paths.topUp() } }),
  mock(getBalance).reply({ detail: { monto_actual: 0 } }),
];
const states = formStories({
  call: topUpBalance,
  handlers,
  heading: 'Recargar saldo',
  submit: 'Recargar',
  failed: 'No se recargó tu saldo.',
  fill: async () => {},
  done: 'Tu saldo es de $9,318.20',
});

export const Vacia: Story = { name: 'Vacía', ...states.Vacia };
export const Telefono: Story = { name: 'En el teléfono', ...states.Telefono };
export const Enviando: Story = states.Enviando;
export const SinServicio: Story = { name: 'Sin servicio', ...states.SinServicio };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };
export const Guardada: Story = { name: 'Saldo recargado', ...states.Guardada };

export const DemasiadoPoco: Story = {
  name: 'Cantidad demasiado baja',
  args: { handlers },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Cantidad/u });
    await expect(field).toHaveValue('5,000.00');
    await userEvent.clear(field);
    await userEvent.type(field, '0.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar' }));
    await expect(field).toHaveAccessibleDescription(/de \$1\.00 a \$100,000\.00/u);
  },
};

export const EnOtraParte: Story = {
  name: 'Sin página de recarga · D400',
  args: { handlers: [mock(topUpBalance).fails(404)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recargar' }));
    await expect(await canvas.findByText(/^Pide la recarga a quien administra/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Recargar' })).toBeNull();
  },
};
