import {
  listChannelCases,
  listIntegrationChannels,
  resolveChannelCase,
} from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import { listText } from '@trastienda/domain';
import { type CaseCause, caseCauses, caseTitle, caseWays } from '@trastienda/domain/channel-cases';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../shared/routes/paths.ts';
import { phone } from '../../../testing/list-stories.ts';
import { StoryApp } from '../../../testing/story-app.tsx';
import { caseOf } from '../testing/cases.ts';
import type { ChannelCase } from './model.ts';

const meta = {
  title: 'Pantallas/Canales de venta/Casos',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.channelCases() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, channel] = listIntegrationChannels.example().data;
const [link] = channel?.channels ?? [];
const linked = (cases: number) =>
  mock(listIntegrationChannels).reply({
    data: [
      {
        channel_id: 'WC',
        marketplace: 'woocommerce',
        channels: link ? [{ ...link, shop_id: 'casalumbre.example.com', cases }] : [],
      },
    ],
  });

/** An inbox with these cases. */
function inbox(cases: readonly ChannelCase[], next: string | null = null) {
  const causes = caseCauses.filter((cause) => cases.some((one) => one.cause === cause));
  const counts = causes.map((cause) => ({ cause, count: cases.filter((one) => one.cause === cause).length }));
  return [
    linked(cases.length),
    mock(listChannelCases).reply(({ query }) => ({
      data: cases
        .filter(({ id }) => query.caseId === undefined || query.caseId === id)
        .slice(0, 50)
        .map((one) => ({ ...one, raw: query.caseId === undefined ? null : '{\n  "id": 1042\n}' })),
      next,
      counts,
    })),
  ];
}

/** One case of a cause: both ways out can be pressed, and what cancels something asks first. */
const ofCause = (cause: CaseCause): Story => ({
  args: {
    handlers: [...inbox([caseOf(cause)]), mock(resolveChannelCase).reply(resolveChannelCase.example())],
  },
  play: async ({ canvas, userEvent }) => {
    const one = caseOf(cause);
    await expect(await canvas.findByRole('heading', { name: caseTitle(cause) })).toBeVisible();
    await expect(canvas.getByText(one.says)).toBeVisible();
    await expect(canvas.getByText(one.have)).toBeVisible();
    for (const way of caseWays(one)) {
      const name = `${way.label}: pedido ${one.number}`;
      await userEvent.click(await canvas.findByRole('button', { name }));
      if (!way.asks) continue;
      const question = within(await screen.findByRole('alertdialog'));
      await expect(question.getByText(way.consequence)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Volver' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  },
});

export const AvisoRechazado: Story = { name: 'Aviso rechazado', ...ofCause('aviso_rechazado') };
export const CanceladoTarde: Story = { name: 'Cancelado tarde', ...ofCause('cancelado_tarde') };
export const ConFaltas: Story = { name: 'Con faltas', ...ofCause('con_faltas') };
export const OtraDireccion: Story = { name: 'Otra dirección', ...ofCause('otra_direccion') };
export const OtrasPiezas: Story = { name: 'Otras piezas', ...ofCause('otras_piezas') };
export const Reabierto: Story = { name: 'Reabierto', ...ofCause('reabierto') };
export const ReembolsoTarde: Story = { name: 'Reembolso tarde', ...ofCause('reembolso_tarde') };
export const SinGuardar: Story = { name: 'Sin guardar', ...ofCause('sin_guardar') };
export const SinPago: Story = { name: 'Sin pago', ...ofCause('sin_pago') };

const all = caseCauses.map((cause, at) => caseOf(cause, at));

export const Todos: Story = {
  name: 'Todos los motivos',
  args: { handlers: inbox(all) },
  play: async ({ canvas }) => {
    for (const cause of caseCauses)
      await expect(await canvas.findByRole('heading', { name: caseTitle(cause) })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Casos/u })).toHaveTextContent('9');
  },
};
export const TodosTelefono: Story = {
  name: 'Todos, en el teléfono',
  args: { handlers: inbox(all) },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: caseTitle('sin_pago') });
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const Ninguno: Story = {
  name: 'Ninguno',
  args: { handlers: inbox([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ningún pedido espera tu decisión')).toBeVisible();
  },
};
export const NoCargaron: Story = {
  name: 'No cargaron',
  args: { handlers: [linked(1), mock(listChannelCases).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus casos')).toBeVisible();
  },
};
export const Cargando: Story = {
  name: 'Cargando',
  args: { handlers: [linked(1), mock(listChannelCases).delays('infinite')] },
};

const many = Array.from({ length: 51 }, (_, at) => caseOf('cancelado_tarde', at));
/** Fifty stand on a page, and the rest behind it. */
export const CincuentaYUno: Story = {
  name: 'Cincuenta y uno',
  args: { handlers: inbox(many, 'cancelado_tarde-90') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('51 pedidos')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver los siguientes' }));
    await expect(await canvas.findByRole('button', { name: 'Volver al principio' })).toBeVisible();
  },
};

/** One of three that were decided at once could not be: it says why, and the others are done. */
export const ResueltosAMedias: Story = {
  name: 'Resueltos a medias',
  args: {
    handlers: [
      ...inbox(many.slice(0, 3)),
      mock(resolveChannelCase).reply({
        message: '2 casos resueltos de 3',
        data: many.slice(0, 3).map(({ id, number }, at) => ({
          id,
          number,
          isDone: at !== 1,
          message: at === 1 ? 'La paquetería ya recolectó la guía' : 'Pedido cancelado',
        })),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Elegir los 3' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancelar guías y pedido: 3/u }));
    const question = within(await screen.findByRole('alertdialog'));
    const numbers = many.slice(0, 3).map(({ number }) => number);
    await expect(question.getByText(`Pedidos ${listText(numbers)}.`)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar guías y pedido' }));
    await expect(await canvas.findByText(/1 pedido no se pudo/u)).toBeVisible();
    await expect(canvas.getByText(/La paquetería ya recolectó la guía/u)).toBeVisible();
  },
};

/** A decision that fails says so where it was asked for. */
export const NoSePudo: Story = {
  name: 'No se pudo',
  args: { handlers: [...inbox([caseOf('sin_pago')]), mock(resolveChannelCase).fails(503)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Seguir con el pedido/u }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se pudo.');
  },
};

const hostile = caseOf('con_faltas', 0, {
  says: '<img src=x onerror=alert(1)> es demasiado largo.',
  shop: {
    ...caseOf('con_faltas').shop,
    status: '<script>alert(1)</script>',
    client: '"><svg onload=alert(1)>',
    address: 'x'.repeat(200),
    note: 'ñ😀'.repeat(60),
    pieces: [{ name: '<b>Veladora</b>', sku: '', quantity: '1.5' }],
    others: 3,
  },
});
/** Whatever the shop sent is text. */
export const LoQueLlego: Story = {
  name: 'Ver lo que llegó',
  args: { handlers: inbox([hostile]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver lo que llegó/u }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Pedido 1042, como llegó' }));
    await expect(drawer.getByText('<b>Veladora</b>')).toBeVisible();
    await expect(drawer.getByText('"><svg onload=alert(1)>')).toBeVisible();
    await userEvent.click(await drawer.findByText('Todo lo que mandó tu tienda'));
    await expect(drawer.getByText(/"id": 1042/u)).toBeVisible();
  },
};
export const LoQueLlegoTelefono: Story = {
  ...LoQueLlego,
  name: 'Ver lo que llegó, en el teléfono',
  globals: phone,
};

/** All of it by keys: choose, decide, say yes. */
export const ConTeclas: Story = {
  name: 'Con teclas',
  args: {
    handlers: [...inbox(many.slice(0, 2)), mock(resolveChannelCase).reply(resolveChannelCase.example())],
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('checkbox', { name: 'Elegir los 2' });
    choice.focus();
    await userEvent.keyboard(' ');
    await expect(choice).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Cancelar guías y pedido: 2/u })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Enviar de todos modos: 2/u })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: 'Volver' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Listo')).toBeVisible();
  },
};
