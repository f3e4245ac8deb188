import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Componentes/Modal',
  component: Modal,
  // Each in its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Separar pedido 52093318',
    children: 'Cada paquete llevará su propia guía.',
    actions: (
      <>
        <Button autoFocus>Cancelar</Button>
        <Button variant="primary">Separar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() =>
      expect(page().getByRole('dialog', { name: 'Separar pedido 52093318' })).toBeVisible(),
    );
    await expect(page().getByRole('button', { name: 'Cerrar' })).toHaveAttribute('title', 'Cerrar');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Large: Story = { args: { size: 'lg' } };
export const LongText: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, at) => (
      <p key={at}>Canasta de palma con tapa, pieza {at + 1}</p>
    )),
  },
};
