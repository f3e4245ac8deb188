import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { saysEmpty, waits, walksByKeys } from '../../testing/chart-plays.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { days, daysOfYear, salesByDay, year } from '../../testing/sample-sales.ts';
import { AreaChart } from './AreaChart.tsx';

const channels = ['Sears', 'Claroshop', 'Mercado Libre', 'Páginas'].map((label, at) => ({
  key: label,
  label,
  values: salesByDay.map((value, day) => Math.round((value * (6 - at) * (10 + ((day * (at + 3)) % 5))) / 60)),
}));

const meta = {
  title: 'Gráficas/Gráfica de área · AreaChart',
  id: 'areachart',
  component: AreaChart,
  args: { title: 'Ventas por canal', categories: days, series: channels },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: 'Ventas por canal' });
    await expect(plot).toHaveAccessibleDescription(/30 valores. El más alto/u);
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Lunes 27 oct, Total \$[\d,.]+, Sears \$/u);
    await walksByKeys('Ventas por canal', 30)({ canvas });
  },
};
export const AsTable: Story = {
  name: 'Como tabla',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
};
export const OneSeries: Story = { name: 'Una sola serie', args: { series: channels.slice(0, 1) } };
export const Empty: Story = { name: 'Sin datos', args: { categories: [], series: [] }, play: saysEmpty };
export const Loading: Story = { name: 'Cargando', args: { loading: true }, play: waits(268) };
export const OnePoint: Story = {
  name: 'Un solo periodo',
  args: {
    categories: ['2025-11-14'],
    series: channels.map((one) => ({ ...one, values: one.values.slice(0, 1) })),
  },
};
export const YearOfFour: Story = {
  name: '365 valores y cuatro series',
  args: {
    categories: daysOfYear,
    series: [1, 2, 3, 4].map((seed) => ({ key: `${seed}`, label: `Tienda ${seed}`, values: year(seed) })),
  },
};
export const NegativeAndHuge: Story = {
  name: 'Negativos y enormes',
  args: {
    categories: ['Enero', 'Febrero', 'Marzo'],
    series: [
      { key: 'a', label: 'Ventas', values: [880_000_000_000_000, 5, 600_000_000_000_000] },
      { key: 'b', label: 'Devoluciones', values: [-450_000_000_000_000, -2, -90_000_000_000_000] },
    ],
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    series: channels.map((one) => ({ ...one, label: `${one.label} México, tienda oficial en línea` })),
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(360),
  render: (args) => (
    <Frame width={326}>
      <AreaChart {...args} />
    </Frame>
  ),
};
