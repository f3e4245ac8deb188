import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { salesBefore, salesByDay } from '../../testing/sample-sales.ts';
import { inEachState } from '../../testing/in-each-state.tsx';
import { IndicatorCard } from './IndicatorCard.tsx';
import { IndicatorTabs, type IndicatorTabsProps } from './IndicatorTabs.tsx';

const items: NonNullable<IndicatorTabsProps['items']> = [
  {
    key: 'ventas',
    label: 'Mis ventas',
    value: '$455,958.00',
    change: 20.8,
    before: '$377,575.00',
    values: salesByDay,
    previous: salesBefore,
  },
  {
    key: 'unidades',
    label: 'Unidades vendidas',
    value: '896',
    change: 21.6,
    before: '737',
    values: salesByDay,
    previous: salesBefore,
  },
  {
    key: 'ticket',
    label: 'Ticket Promedio',
    value: '$742.60',
    change: -2.9,
    before: '$764.78',
    values: salesBefore,
    previous: salesByDay,
  },
];

const meta = {
  title: 'Gráficas/Indicador · IndicatorCard',
  id: 'indicatorcard',
  component: IndicatorCard,
  subcomponents: { IndicatorTabs: IndicatorTabs as never },
  args: {
    label: 'Mis ventas',
    value: '$455,958.00',
    change: 20.8,
    before: '$377,575.00',
    values: salesByDay,
    previous: salesBefore,
  },
  render: ({ ...args }) => (
    <Frame width={400}>
      <IndicatorCard {...args} />
    </Frame>
  ),
} satisfies Meta<typeof IndicatorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: Partial<IndicatorTabsProps>) {
  const [key, setKey] = useState('ventas');
  return (
    <IndicatorTabs
      aria-label="Indicadores"
      items={items}
      {...props}
      selectedKey={key}
      onSelectionChange={setKey}
    >
      <p>Gráfica de {key}</p>
    </IndicatorTabs>
  );
}

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mis ventas, $455,958.00, sube 20.8 %' })).toBeVisible();
    await expect(canvas.getByText('antes $377,575.00')).toBeVisible();
    await expect(canvas.getByRole('group').querySelector('svg[width="132"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};
export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('[role=tab]:not([data-selected])'),
  render: () => <Live />,
};

export const AsTabs: Story = {
  name: 'Como pestañas',
  render: () => <Live />,
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Mis ventas, $455,958.00, sube 20.8 %' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    // The arrows move; the chart changes only when asked.
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: /^Unidades vendidas/u })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Gráfica de unidades');
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Gráfica de ventas');
    await userEvent.keyboard('{ArrowRight}{Enter}');
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(560),
  render: () => (
    <Frame width={358}>
      <Live />
    </Frame>
  ),
};
/** The words of its name say all that the card shows. */
const isCalled = (name: string, busy = false): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name })).toHaveAttribute('aria-busy', String(busy));
  },
});
export const Down: Story = {
  name: 'A la baja',
  args: { change: -3.8 },
  ...isCalled('Mis ventas, $455,958.00, baja 3.8 %'),
};
export const NoComparison: Story = {
  name: 'Sin comparación',
  args: { change: null, before: undefined, previous: [] },
  ...isCalled('Mis ventas, $455,958.00, sin comparación'),
};
export const Zero: Story = {
  name: 'Nada vendido',
  args: { zero: 'Sin ventas' },
  ...isCalled('Mis ventas, Sin ventas'),
};
export const Loading: Story = {
  name: 'Cargando',
  args: { status: 'loading' },
  ...isCalled('Mis ventas, Cargando', true),
};
export const Failed: Story = {
  name: 'Falló',
  args: { status: 'failed' },
  ...isCalled('Mis ventas, No se pudo cargar'),
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    label: 'Ventas de productos con envío desde el centro de distribución',
    value: '$98,455,958,123.00',
  },
  render: (args) => (
    <Frame width={280}>
      <IndicatorCard {...args} />
    </Frame>
  ),
  play: async ({ canvas, args }) => {
    // A sum of money that ends in "…" would be another sum.
    const figure = canvas.getByText(String(args.value));
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};
