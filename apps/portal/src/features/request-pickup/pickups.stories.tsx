import { getStorehouse } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import { requestPickup } from '@trastienda/api-client/shippings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { shippedOrder } from '../../pages/orders/testing/shipped-order.ts';
import { lotsAddress } from '../../pages/guide-lots/search.ts';

const meta = {
  title: 'Pantallas/Solicitar recolección',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.guideHistory() },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const waiting = shippedOrder({ guides: 2, hasMeasures: false });

const open: Play = async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Más acciones de la guía/ });
  if (first) await userEvent.click(first);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Solicitar recolección' }));
  await expect(await screen.findByRole('dialog', { name: 'Solicitar recolección' })).toBeVisible();
};

const ask: Play = async (context) => {
  await open(context);
  // What the guide weighs is known; another figure can be typed over it.
  const weight = await screen.findByRole('spinbutton', { name: 'Peso total' });
  await expect(weight).toHaveValue('1.2');
  await context.userEvent.clear(weight);
  await context.userEvent.type(weight, '1,5');
  await context.userEvent.click(screen.getByRole('button', { name: 'Solicitar recolección' }));
};

export const Formulario: Story = {
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText(/Editar almacén/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /Hoy, martes 25 de noviembre/ })).toBeVisible();
  },
};

/** Opens the form from an order's other acts. */
async function asksFromOrder({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Solicitar recolección' }));
  return within(await screen.findByRole('dialog', { name: 'Solicitar recolección' }));
}

/** The order is due today at 18:00: it is asked for today, and a later day says what it means. */
export const SaldriaTarde: Story = {
  name: 'Saldría tarde',
  args: { url: paths.orders({ pedido: waiting.number }), handlers: waiting.handlers },
  beforeEach: waiting.reset,
  play: async ({ canvas, userEvent }) => {
    const form = await asksFromOrder({ canvas, userEvent });
    await userEvent.click(form.getByRole('button', { name: /Hoy, martes 25 de noviembre/ }));
    await expect(form.queryByText(/tarde/u)).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'jueves 27 de noviembre' }));
    await expect(await form.findByText(/^Saldrá tarde\. Límite: /u)).toBeVisible();
  },
};

export const FaltaElPeso: Story = {
  name: 'Falta el peso',
  play: async (context) => {
    await open(context);
    await context.userEvent.clear(await screen.findByRole('spinbutton', { name: 'Peso total' }));
    await context.userEvent.click(screen.getByRole('button', { name: 'Solicitar recolección' }));
    await expect(await screen.findByText('Escribe el peso en kg')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Peso total' })).toHaveFocus());
  },
};

export const Solicitando: Story = {
  args: { handlers: [mock(requestPickup).delays('infinite')] },
  play: ask,
};

export const Solicitada: Story = {
  name: 'Solicitada, con su confirmación · S7.62',
  play: async (context) => {
    await ask(context);
    await expect(await screen.findByRole('dialog', { name: 'Recolección solicitada' })).toBeVisible();
    await expect(screen.getByText('VMX-88120')).toBeVisible();
  },
};

/**
 * Asked for from an order whose products have no measures: it weighs what its guides say, the confirmation stays while the
 * order is read again, and the order tells the visit from then on.
 */
export const DesdeElPedido: Story = {
  name: 'Desde el pedido',
  args: { url: paths.orders({ pedido: waiting.number }), handlers: waiting.handlers },
  beforeEach: waiting.reset,
  play: async ({ canvas, userEvent }) => {
    const form = await asksFromOrder({ canvas, userEvent });
    await expect(form.getByText('Veloz MX recolectará 2 guías')).toBeVisible();
    await expect(form.getByRole('spinbutton', { name: 'Peso total' })).toHaveValue('2.4');
    await userEvent.click(form.getByRole('button', { name: 'Solicitar recolección' }));
    const done = await screen.findByRole('dialog', { name: 'Recolección solicitada' });
    await expect(within(done).getByText('VMX-88120')).toBeVisible();
    // Behind it the order has been read again: nothing of it waits for a visit any more.
    await expect(await screen.findByText('miércoles 26 de noviembre, 09:00 – 18:00')).toBeInTheDocument();
    await expect(done).toBeVisible();
    await userEvent.click(within(done).getByRole('button', { name: 'Listo' }));
    await expect(canvas.getByText('Folio VMX-88120')).toBeVisible();
    // Who cancels a guide now hears that the carrier still comes.
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar guía' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'La recolección de mañana (folio VMX-88120) sigue en pie; si no entregas nada más, avísale a la paquetería.',
    );
  },
};

export const Rechazada: Story = {
  args: {
    handlers: [
      mock(requestPickup).fails(409, {
        statusCode: 409,
        message: 'Ya se solicitó la recolección de una de las guías',
      }),
    ],
  },
  play: async (context) => {
    await ask(context);
    await expect(await screen.findByText('No se solicitó la recolección.')).toBeVisible();
    await expect(screen.getByText(/Ya se solicitó la recolección/)).toBeVisible();
  },
};

export const SinPermiso: Story = {
  name: 'Sin permiso',
  args: { handlers: [mock(requestPickup).fails(403)] },
  play: async (context) => {
    await ask(context);
    await expect(await screen.findByText(/no tiene permiso para hacer esto/)).toBeVisible();
  },
};

export const SinConexion: Story = {
  name: 'Sin conexión',
  args: { handlers: [mock(requestPickup).disconnects()] },
  play: async (context) => {
    await ask(context);
    await expect(await screen.findByText('No sabemos si se completó.')).toBeVisible();
  },
};

export const SinAlmacen: Story = {
  name: 'Sin almacén',
  args: { handlers: [mock(getStorehouse).fails(500)] },
  play: async (context) => {
    await open(context);
    await expect(await screen.findByText(/no pudimos leer su dirección/)).toBeVisible();
  },
};

export const DeUnLote: Story = {
  name: 'De un lote',
  args: { url: lotsAddress({ lote: 'lote-31' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Solicitar recolección' }));
    const dialog = await screen.findByRole('dialog', { name: 'Solicitar recolección' });
    await expect(dialog).toBeVisible();
    // What its guides weigh is known; a scale may say otherwise.
    await expect(within(dialog).getByRole('spinbutton', { name: 'Peso total' })).toHaveValue('1.2');
  },
};
