import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CloseCircleIcon } from '../../icons/index.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

const meta = {
  title: 'Componentes/ConfirmModal',
  component: ConfirmModal,
  // Each in its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    title: '¿Marcar el pedido 33771046 como entregado?',
    children: 'Se avisará a Sanborns. Podrás subir la evidencia después.',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(page().getByRole('button', { name: 'No' })).toBeVisible());
    await waitFor(() => expect(page().getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Si' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Danger: Story = {
  args: {
    title: 'Cancelar la guía 7741 0936 2218',
    children: 'Te devolvemos $148.50 al saldo en 1 a 3 días. El pedido vuelve a En preparación.',
    tone: 'danger',
    confirmLabel: 'Cancelar guía',
    cancelLabel: 'Conservar guía',
    confirmIcon: <CloseCircleIcon size={16} />,
  },
  play: async ({ args }) => {
    const keep = await page().findByRole('button', { name: 'Conservar guía' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Cancelar guía' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const LeaveWarning: Story = {
  args: {
    title: 'Perderás los datos que ya habías completado',
    children:
      'Si sales ahora, perderás toda la información que has ingresado. Tendrás que registrarla de nuevo.',
    confirmLabel: 'Continuar',
    cancelLabel: 'Salir',
  },
};
export const Pending: Story = { args: { pending: true, pendingLabel: 'Marcando…' } };
export const Failed: Story = {
  args: { error: 'Sanborns no respondió. El pedido sigue igual.' },
  play: async () => {
    await expect(await page().findByRole('alert')).toHaveTextContent('Sanborns no respondió');
  },
};
export const EscapeCancels: Story = {
  play: async ({ args }) => {
    await page().findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
