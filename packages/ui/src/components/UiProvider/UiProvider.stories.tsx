import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = { title: 'Componentes/UiProvider', component: UiProvider } satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <UiProvider {...args} locale="es-MX">
      <p>Todo lo que está dentro habla español de México.</p>
    </UiProvider>
  ),
};
export const WithRouter: Story = {
  args: { navigate: fn() },
  render: (args) => (
    <UiProvider {...args}>
      <Link href="/mis-pedidos">Mis pedidos</Link>
    </UiProvider>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Mis pedidos' }));
    await expect(args.navigate).toHaveBeenCalledWith('/mis-pedidos', undefined);
  },
};
