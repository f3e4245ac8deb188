import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Componentes/Drawer',
  component: Drawer,
  // Each in its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Filtros',
    children: 'Canal, fechas y tipo de entrega',
    actions: (
      <>
        <Button>Quitar filtros</Button>
        <Button variant="primary">Ver 24 pedidos</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Filtros' })).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: 'Cerrar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Bottom: Story = { args: { side: 'bottom' } };
