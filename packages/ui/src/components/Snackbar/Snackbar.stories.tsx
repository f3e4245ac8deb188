import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { onPhone } from '../../testing/layout.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { Button } from '../Button/Button.tsx';
import { StickyFooter } from '../StickyFooter/StickyFooter.tsx';
import { createSnackbarQueue, type Snackbar } from './snackbar-queue.ts';
import { SnackbarRegion } from './Snackbar.tsx';

const meta = {
  title: 'Avisos/Aviso breve · Snackbar',
  id: 'snackbar',
  component: SnackbarRegion,
  // Each in its own frame: it keeps to the window's edge.
  parameters: { docs: { story: { inline: false, iframeHeight: 220 } } },
} satisfies Meta<typeof SnackbarRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (...snackbars: Snackbar[]) => {
  const queue = createSnackbarQueue();
  for (const snackbar of snackbars) queue.add(snackbar);
  return queue;
};
const action = { label: 'Reintentar', onPress: () => {} };

export const Default: Story = {
  name: 'De fábrica',
  args: { queue: shown({ duration: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Operación realizada con éxito');
  },
};
export const ByKeyboard: Story = {
  name: 'Con el teclado',
  args: { queue: shown({ duration: null }, { message: 'Guardado', duration: null }) },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Cerrar aviso' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(1));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
  },
};
/** Of a window of its own, to whose edge it keeps: four would cover each other. */
const windowed: Decorator = (Story) => (
  <div style={{ position: 'relative', blockSize: 96, transform: 'translate(0)' }}>
    <Story />
  </div>
);
const acting = inEachState('li > button:not([aria-label])');
/** Its act. */
export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...acting,
  args: { queue: shown({ tone: 'error', action, duration: null }) },
  decorators: [windowed, ...acting.decorators],
  parameters: { ...acting.parameters, docs: { story: { inline: false, iframeHeight: 520 } } },
};
const closing = inEachState('li > button[aria-label]');
/** Its ×. */
export const InteractionOfClosing: Story = {
  name: 'Su cierre, al pasar, con foco y al oprimir',
  ...closing,
  args: { queue: shown({ tone: 'error', action, duration: null }) },
  decorators: [windowed, ...closing.decorators],
  parameters: { ...closing.parameters, docs: { story: { inline: false, iframeHeight: 520 } } },
};
export const Stack: Story = {
  name: 'Hasta tres',
  args: {
    queue: shown(
      { tone: 'error', action, duration: null },
      {
        tone: 'undo',
        message: 'Se pausaron 4 productos',
        action: { label: 'Deshacer', onPress: () => {} },
        duration: 600_000,
      },
      {
        tone: 'info',
        message: '3 pedidos nuevos',
        action: { label: 'Mostrar', onPress: () => {} },
        duration: null,
      },
    ),
  },
};
export const Failure: Story = {
  name: 'Falla',
  args: { queue: shown({ tone: 'error', message: 'No se pudo subir la factura', duration: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo subir la factura');
  },
};
export const RunningJob: Story = {
  name: 'Trabajo en curso',
  args: {
    queue: shown({
      tone: 'progress',
      message: 'Generando guías 14 de 24',
      progress: 14 / 24,
      action: { label: 'Ver', onPress: () => {} },
      duration: null,
    }),
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    queue: shown({
      tone: 'error',
      message:
        'No se pudo generar la guía del pedido 2000008411872206 de Comercializadora de Artesanías del Istmo',
      action,
      duration: null,
    }),
  },
};
export const Undo: Story = {
  name: 'Deshacer',
  args: {
    queue: shown({
      tone: 'undo',
      message: 'Se pausaron 4 productos',
      action: { label: 'Deshacer', onPress: () => {} },
      duration: null,
    }),
  },
};
export const UndoneIsNotSent: Story = {
  name: 'Deshecho, no se envía',
  args: { queue: shown() },
  play: async ({ canvas, args }) => {
    const send = fn();
    const undo = fn();
    args.queue.add({
      tone: 'undo',
      message: 'Se pausaron 4 productos',
      action: { label: 'Deshacer', onPress: undo },
      onClose: send,
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(undo).toHaveBeenCalledOnce();
    await expect(send).not.toHaveBeenCalled();
  },
};
export const Merged: Story = {
  name: 'Dos iguales',
  args: { queue: shown({ message: 'Guardado', duration: null }, { message: 'Guardado', duration: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Guardado×2');
  },
};
/** From edge to edge, over what a thumb reaches, and nothing of it out of the window. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(360),
  args: {
    queue: shown(
      {
        tone: 'error',
        message: 'No se pudo generar la guía del pedido 2000008411872206',
        action,
        duration: null,
      },
      {
        tone: 'undo',
        message: 'Se pausaron 4 productos',
        action: { label: 'Deshacer', onPress: () => {} },
        duration: 600_000,
      },
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['Reintentar', 'Deshacer']) {
      const act = await canvas.findByRole('button', { name });
      await waitFor(() => expect(act.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
      await expect(act).toBeVisible();
    }
  },
};
/** Above the page's own acts, which stay in reach while a notice is there. */
export const PhoneOverActions: Story = {
  name: 'En el teléfono, sobre los botones',
  ...onPhone(390),
  args: {
    queue: shown({
      tone: 'undo',
      message: 'Se cancelará el pedido 4504155741',
      action: { label: 'Deshacer', onPress: () => {} },
      duration: 600_000,
    }),
  },
  render: (args) => (
    <AppShell layout="mobile" bottomNav={<BottomNav current="pedidos" />}>
      <StickyFooter summary="Saldo $2,966.10">
        <Button variant="primary">Generar guía</Button>
      </StickyFooter>
      <SnackbarRegion {...args} />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('button', { name: 'Generar guía' }).getBoundingClientRect();
    const notice = await canvas.findByRole('status');
    await waitFor(() => expect(notice.getBoundingClientRect().bottom).toBeLessThan(top));
  },
};
