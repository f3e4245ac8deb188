import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CloseCircleIcon } from '../../icons/index.ts';
import { onPhone } from '../../testing/layout.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';

const meta = {
  title: 'Ventanas/Confirmación · ConfirmModal',
  id: 'confirmmodal',
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
  name: 'De fábrica',
  play: async ({ args }) => {
    await waitFor(() => expect(page().getByRole('button', { name: 'No' })).toBeVisible());
    await waitFor(() => expect(page().getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Si' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(page().getByRole('alertdialog', { name: /^¿Marcar/ })).toHaveAccessibleDescription(
      'Se avisará a Sanborns. Podrás subir la evidencia después.',
    );
    // No × and no way out by Tab: the two answers are all there is.
    await expect(page().getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'No' })).toHaveFocus();
  },
};
export const Danger: Story = {
  name: 'Destructivo',
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
export const Pending: Story = {
  name: 'En curso',
  args: { pending: true, pendingLabel: 'Marcando…' },
  play: async ({ args }) => {
    await expect(await page().findByRole('button', { name: /Marcando…/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(page().getByRole('button', { name: 'No' })).toBeDisabled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: 'Falló',
  args: { error: 'Sanborns no respondió. El pedido sigue igual.' },
  play: async () => {
    await expect(await page().findByRole('alert')).toHaveTextContent('Sanborns no respondió');
  },
};
export const EscapeCancels: Story = {
  name: 'Esc cancela',
  play: async ({ args }) => {
    await page().findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const WaitsForItsPromise: Story = {
  name: 'Espera a su promesa',
  args: {
    pendingLabel: 'Marcando…',
    onConfirm: fn(async () => {
      await Promise.resolve();
      throw new Error('504 Gateway Timeout');
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await page().findByRole('button', { name: 'Si' }));
    await expect(await page().findByRole('alert')).toHaveTextContent(
      'Ha ocurrido un error, por favor intenta más tarde',
    );
    await expect(page().getByRole('button', { name: 'No' })).toBeEnabled();
    await userEvent.click(page().getByRole('button', { name: 'Si' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
  },
};
export const TypedName: Story = {
  name: 'Con nombre escrito',
  args: {
    title: 'Desconectar Mercado Libre',
    children: 'Dejarás de recibir sus pedidos y 412 publicaciones se pausarán. Tus ventas pasadas se quedan.',
    tone: 'danger',
    confirmLabel: 'Desconectar canal',
    cancelLabel: 'Conservar canal',
    typedName: 'Mercado Libre',
  },
  play: async ({ args }) => {
    const disconnect = await page().findByRole('button', { name: 'Desconectar canal' });
    await waitFor(() => expect(page().getByRole('button', { name: 'Conservar canal' })).toHaveFocus());
    await expect(disconnect).toHaveAccessibleDescription('Escribe el nombre tal como aparece');
    await userEvent.click(disconnect);
    await expect(disconnect).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(
      page().getByRole('textbox', { name: 'Escribe «Mercado Libre» para confirmar' }),
      'Mercado Libre',
    );
    await userEvent.click(disconnect);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** A long question, its consequences and its long answers: all of it can be read, and both answers pressed. */
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    title:
      '¿Cancelar la guía 7741 0936 2218 de Norte Express del Bajío y avisar a Comercializadora de Artesanías?',
    children:
      'Te devolvemos $148.50 al saldo en 1 a 3 días. El pedido 2000008411872206 vuelve a En preparación y María Guadalupe de los Ángeles Hernández-Villaseñor recibe un correo con el cambio.',
    tone: 'danger',
    confirmLabel: 'Cancelar la guía y avisar al cliente',
    cancelLabel: 'Conservar la guía y el pedido',
    error: 'Norte Express del Bajío no respondió. La guía sigue vigente y no se movió tu saldo.',
  },
  play: async () => {
    const dialog = (await page().findByRole('alertdialog')).getBoundingClientRect();
    for (const button of page().getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left >= dialog.left && right <= dialog.right).toBe(true);
    }
  },
};
export const Phone: Story = { ...LongText, ...onPhone(620), name: 'En el teléfono' };
