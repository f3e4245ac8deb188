import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { saysEmpty, waits, walksByKeys } from '../../testing/chart-plays.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { days, daysOfYear, salesBefore, salesByDay, year } from '../../testing/sample-sales.ts';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Gráficas/Gráfica de línea · LineChart',
  id: 'linechart',
  component: LineChart,
  args: {
    title: 'Rendimiento por día',
    categories: days,
    series: [
      { key: 'now', label: 'Este periodo', values: salesByDay, role: 'current' },
      { key: 'before', label: 'Periodo anterior', values: salesBefore, role: 'previous' },
    ],
    events: [{ from: '2025-11-13', to: '2025-11-17', label: 'Buen Fin' }],
    partialLast: true,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const channels = ['Sears', 'Claroshop', 'Mercado Libre', 'Páginas', 'Sanborns', 'Shopify'].map(
  (label, at) => ({
    key: label,
    label,
    values: salesByDay.map((value, day) =>
      Math.round((value * (6 - at) * (10 + ((day * (at + 3)) % 5))) / 60),
    ),
  }),
);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Rendimiento por día' })).toBeVisible();
    await expect(canvas.getByText('$40 mil')).toBeVisible();
    await expect(canvas.getByText('Hoy')).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  name: 'Con el teclado',
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Rendimiento por día' });
    await expect(plot).toHaveAccessibleDescription(/El más alto, \$31,260.00, Viernes 14 nov/u);
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Lunes 27 oct, $11,980.00, periodo anterior $14,980.00',
    );
    await userEvent.keyboard('{ArrowRight>18}');
    await userEvent.keyboard('{End}{ArrowLeft>11}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Viernes 14 nov, $31,260.00, periodo anterior $13,375.00',
    );
    await walksByKeys('Rendimiento por día', days.length)({ canvas });
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft>11}');
  },
};
export const AsTable: Story = {
  name: 'Como tabla',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    const row = canvas.getByRole('row', { name: /^Viernes 14 nov/u });
    await expect(row).toHaveTextContent('Viernes 14 nov$31,260.00$13,375.00');
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};
export const Empty: Story = { name: 'Sin datos', args: { categories: [], series: [] }, play: saysEmpty };
export const Loading: Story = { name: 'Cargando', args: { loading: true }, play: waits(268) };
export const OnePoint: Story = {
  name: 'Un solo valor',
  args: {
    categories: ['2025-11-14'],
    series: [{ key: 'now', label: 'Este periodo', values: [3_126_000], role: 'current' }],
    partialLast: false,
    events: [],
  },
};
export const Gaps: Story = {
  name: 'Huecos',
  args: {
    series: [
      {
        key: 'now',
        label: 'Ventas',
        values: salesByDay.map((value, at) => (at % 7 === 3 || at === 11 ? null : value)),
      },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight>3}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Jueves 30 oct, sin dato');
  },
};
export const SixSeries: Story = {
  name: 'Seis series',
  args: { series: channels, partialLast: false, events: [] },
};
export const NamedAtTheirEnds: Story = {
  name: 'Nombres al final',
  args: {
    series: [1, 2, 4].map((seed) => ({
      key: `${seed}`,
      label: `Tienda ${seed}`,
      values: year(seed).slice(0, days.length),
    })),
    partialLast: false,
    events: [],
  },
  play: async ({ canvas }) => {
    // Without a legend each name is there once, at its line.
    await expect(canvas.getAllByText(/^Tienda \d$/u).map((name) => name.tagName)).toEqual([
      'text',
      'text',
      'text',
    ]);
  },
};
export const YearOfFour: Story = {
  name: '365 valores y cuatro series',
  args: {
    categories: daysOfYear,
    series: [1, 2, 3, 4].map((seed) => ({ key: `${seed}`, label: `Tienda ${seed}`, values: year(seed) })),
    partialLast: false,
    events: [],
  },
};
export const NegativeAndHuge: Story = {
  name: 'Negativos y enormes',
  args: {
    categories: days.slice(0, 6),
    series: [
      {
        key: 'now',
        label: 'Neto',
        values: [-450_000_000_000_000, 12, 880_000_000_000_000, 0, -9, 500_000_000_000_000],
      },
    ],
    events: [],
    partialLast: false,
  },
};
export const AllZero: Story = {
  name: 'Todo en cero',
  args: { series: [{ key: 'now', label: 'Ventas', values: days.map(() => 0) }], events: [] },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    title: 'Rendimiento por semana de todos los canales de venta conectados a la tienda y sus sucursales',
    categories: ['Semana de la Independencia', 'Semana del Día de Muertos', 'Semana del Buen Fin'],
    series: [
      {
        key: 'a',
        label: 'Pedidos entregados por la paquetería principal',
        values: [5, 9, 4],
        role: 'current',
      },
      {
        key: 'b',
        label: 'Pedidos entregados el mismo periodo del año anterior',
        values: [4, 6, 7],
        role: 'previous',
      },
    ],
    unit: 'count',
    events: [],
    partialLast: false,
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(360),
  render: (args) => (
    <Frame width={326}>
      <LineChart {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('application').offsetHeight).toBe(200));
  },
};
