import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { saysEmpty, waits, walksByKeys } from '../../testing/chart-plays.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { days, daysOfYear, salesByDay, year } from '../../testing/sample-sales.ts';
import { StackedBar } from './StackedBar.tsx';

const channels = ['Sears', 'Claroshop', 'Mercado Libre', 'Páginas', 'Sanborns', 'Shopify'].map(
  (label, at) => ({
    key: label,
    label,
    values: salesByDay
      .slice(0, 14)
      .map((value, day) => Math.round((value * (6 - at) * (10 + ((day * (at + 3)) % 5))) / 60)),
  }),
);

const meta = {
  title: 'Gráficas/Barras apiladas · StackedBar',
  id: 'stackedbar',
  component: StackedBar,
  args: { title: 'Ventas por canal', categories: days.slice(0, 14), series: channels },
} satisfies Meta<typeof StackedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    canvas.getByRole('application', { name: 'Ventas por canal' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Lunes 27 oct, Total \$[\d,.]+, Sears \$/u);
    await walksByKeys('Ventas por canal', 14)({ canvas });
  },
};
export const AsTable: Story = {
  name: 'Como tabla',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
  },
};
export const Empty: Story = { name: 'Sin datos', args: { categories: [], series: [] }, play: saysEmpty };
export const Loading: Story = { name: 'Cargando', args: { loading: true }, play: waits(268) };
export const OneColumn: Story = {
  name: 'Una sola columna',
  args: {
    categories: ['2025-11-14'],
    series: channels.map((one) => ({ ...one, values: one.values.slice(0, 1) })),
  },
};
export const YearOfFour: Story = {
  name: '365 columnas y cuatro series',
  args: {
    categories: daysOfYear,
    series: [1, 2, 3, 4].map((seed) => ({ key: `${seed}`, label: `Tienda ${seed}`, values: year(seed) })),
  },
};
export const NegativeAndHuge: Story = {
  name: 'Negativos y enormes',
  args: {
    categories: ['Enero', 'Febrero'],
    series: [
      { key: 'a', label: 'Ventas', values: [880_000_000_000_000, 5] },
      { key: 'b', label: 'Devoluciones', values: [-450_000_000_000_000, -2] },
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
  ...onPhone(400),
  render: (args) => (
    <Frame width={326}>
      <StackedBar {...args} />
    </Frame>
  ),
};
