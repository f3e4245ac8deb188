import type { Meta, StoryObj } from '@storybook/react-vite';
import { centavos, channelCodes, statusFamilies } from '@trastienda/domain';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CameraIcon, TriangleIcon } from '../../icons/index.ts';
import { Frame, onPhone, Stack } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';
import { OrderCardSkeleton } from './OrderCardSkeleton.tsx';

const onPress = fn();

const meta = {
  title: 'Envíos/Tarjeta de pedido · OrderCard',
  id: 'ordercard',
  component: OrderCard,
  subcomponents: { OrderCardSkeleton },
  argTypes: { channel: { options: channelCodes }, status: { options: statusFamilies } },
  args: {
    orderNumber: '52093318',
    channel: 'CS',
    status: 'pendiente',
    href: '/mis-pedidos/52093318',
    purchasedAt: '2025-11-25T15:18:00Z',
    now: '2025-11-26T16:00:00Z',
    total: centavos(225700),
    itemName: '6 vasos soplados',
    moreItems: 1,
    pieces: 3,
    clientName: 'Jorge R.',
    destination: 'Monterrey, N. L.',
    shipBy: '2025-11-27T00:00:00Z',
    action: { label: 'Generar guía', onPress },
  },
  decorators: [
    (Story) => (
      <Frame width={358}>
        <Stack style={{ justifyItems: 'stretch' }}>
          <Story />
        </Stack>
      </Frame>
    ),
  ],
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Pedido 52093318' });
    await expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent('52093318');
    const link = within(card).getByRole('link');
    await expect(link).toHaveAttribute('href', '/mis-pedidos/52093318');
    // The whole card is the link's, but for its button.
    const words = within(card).getByText('6 vasos soplados').getBoundingClientRect();
    const under = document.elementFromPoint(words.left + 8, words.top + words.height / 2);
    await expect(under?.closest('a')).toBe(link);
    await expect(within(card).getByText('Hoy 18:00')).toBeVisible();
    onPress.mockClear();
    await userEvent.click(within(card).getByRole('button', { name: 'Generar guía' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const Interaction: Story = {
  name: 'Con foco y al oprimir',
  ...inEachState('a', { without: ['Al pasar'] }),
};

export const EveryStatus: Story = {
  name: 'Todos los estados',
  render: (args) => (
    <>
      {statusFamilies.map((status, at) => (
        <OrderCard key={status} {...args} status={status} orderNumber={`5209331${at}`} action={undefined} />
      ))}
    </>
  ),
};

export const EveryChannel: Story = {
  name: 'Todos los canales',
  render: (args) => (
    <>
      {channelCodes.map((channel, at) => (
        <OrderCard
          key={channel}
          {...args}
          channel={channel}
          orderNumber={`6184027${at}`}
          action={undefined}
        />
      ))}
    </>
  ),
};

export const Exceptions: Story = {
  name: 'Fechas límite y excepciones',
  render: (args) => (
    <>
      <OrderCard {...args} orderNumber="61840277" shipBy="2025-11-26T01:00:00Z" />
      <OrderCard {...args} orderNumber="61840102" shipBy="2025-11-27T15:00:00Z" />
      <OrderCard {...args} orderNumber="33771046" status="listo_para_enviar" shipBy="2025-11-30T00:00:00Z" />
      <OrderCard
        {...args}
        orderNumber="61839541"
        status="transito"
        exception={{ label: 'Retraso 1 día', tone: 'warning', icon: TriangleIcon }}
        action={undefined}
      />
    </>
  ),
  play: async ({ canvas }) => {
    for (const words of [/^Venció ayer 19:00$/, /^Mañana 09:00/, /^Retraso 1 día/]) {
      const said = canvas.getByText(words);
      await expect((said.closest('span:has(svg)') ?? said).querySelector('svg')).not.toBeNull();
    }
    await expect(canvas.getByText('Límite: 29 nov, 18:00')).toBeVisible();
  },
};

export const EveryAction: Story = {
  name: 'Cada acto',
  render: (args) => (
    <>
      <OrderCard {...args} />
      <OrderCard
        {...args}
        orderNumber="33771046"
        status="listo_para_enviar"
        action={{ label: 'Imprimir', onPress }}
      />
      <OrderCard
        {...args}
        orderNumber="61839541"
        status="finalizado"
        exception={{ label: 'Evidencia rechazada', tone: 'critical', icon: CameraIcon }}
        action={{ label: 'Subir evidencia', onPress }}
      />
    </>
  ),
};

export const Compact: Story = {
  name: 'Compacta',
  args: { compact: true },
  render: (args) => (
    <>
      <OrderCard {...args} />
      <OrderCard {...args} orderNumber="61840102" channel="ML" status="transito" action={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('6 vasos soplados')).toHaveLength(2);
    await expect(canvas.queryByText('6')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Generar guía' }).offsetHeight).toBe(36);
  },
};

export const Mixed: Story = { name: 'Líneas en distinto estado', args: { mixedCount: 2 } };

export const Pending: Story = {
  name: 'Acto en curso',
  args: { action: { label: 'Generar guía', pending: true, pendingLabel: 'Generando…' } },
};

export const Offline: Story = {
  name: 'Sin conexión',
  args: { action: { label: 'Generar guía', disabledReason: 'Sin conexión: se puede generar al volver' } },
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Generar guía' });
    await expect(act).toHaveAccessibleDescription('Sin conexión: se puede generar al volver');
    act.focus();
    await expect(act).toHaveFocus();
  },
};

function Selectable(props: OrderCardProps) {
  const [isSelected, setSelected] = useState(true);
  return <OrderCard {...props} isSelected={isSelected} onSelectedChange={setSelected} />;
}

export const Selected: Story = {
  name: 'Seleccionable',
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Seleccionar el pedido 52093318' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    // A touch anywhere chooses: neither the link nor the act is there to be met instead.
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.9, 0.2],
    ] as const) {
      const touched = document.elementFromPoint(left + across * width, top + down * height);
      await expect(touched?.closest('label')).toBe(box.closest('label'));
    }
    await userEvent.click(box);
  },
};

export const Loading: Story = {
  name: 'Cargando',
  render: (props) => (
    <div aria-busy style={{ display: 'grid', gap: 12 }}>
      <OrderCardSkeleton />
      <OrderCardSkeleton />
      <OrderCard {...props} />
    </div>
  ),
  // What comes takes the room that was kept for it.
  play: async ({ canvas, canvasElement }) => {
    const skeletons = canvasElement.querySelector<HTMLElement>('div[aria-hidden="true"]');
    const card = canvas.getByRole('article');
    await expect(Math.abs((skeletons?.offsetHeight ?? 0) - card.offsetHeight)).toBeLessThanOrEqual(2);
  },
};

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    orderNumber: '2000008411872206',
    channel: 'ML',
    itemName: 'Juego de seis vasos de vidrio soplado azul cobalto hechos a mano en Tonalá',
    moreItems: 3,
    clientName: 'María Guadalupe de los Ángeles Hernández-Villaseñor',
    destination: 'San Pedro Tlaquepaque, Jalisco',
    total: centavos(123456789),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Pedido 2000008411872206' })).toBeVisible();
    await expect(canvas.getByText('…411872206')).toBeVisible();
    const more = canvas.getByText('y 3 más').getBoundingClientRect();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(more.right).toBeLessThanOrEqual(card.right - 12);
    await expect(more.height).toBeLessThan(24);
  },
};

/** The list of a phone: as wide as the window leaves, and the act of each under the thumb. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(620),
  render: (args) => (
    <>
      <OrderCard {...args} />
      <OrderCard
        {...args}
        orderNumber="61839541"
        channel="SR"
        status="transito"
        exception={{ label: 'Retraso 1 día', tone: 'warning', icon: TriangleIcon }}
        action={undefined}
      />
      <OrderCard {...args} {...LongText.args} action={{ label: 'Subir evidencia', onPress }} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) await expect(card.offsetWidth).toBe(358);
    for (const act of canvas.getAllByRole('button'))
      await expect(act.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
