import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { saysEmpty, waits, walksByKeys } from '../../testing/chart-plays.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { days, salesByDay, year } from '../../testing/sample-sales.ts';
import { ChannelTile } from '../ChannelBadge/ChannelBadge.tsx';
import { BarChart } from './BarChart.tsx';
import type { BarChartItem } from './BarChart.model.ts';

const channels: BarChartItem[] = (
  [
    ['CS', 'Claroshop', 11_581_333, 11.8],
    ['SR', 'Sears', 16_961_638, 6.1],
    ['ML', 'Mercado Libre', 6_656_987, 20.3],
    ['PG', 'Páginas', 4_012_430, 4.2],
    ['SN', 'Sanborns', 2_781_344, -3.8],
    ['SP', 'Shopify', 1_778_236, 9],
    ['SH', 'Shein', 1_094_299, -7.1],
    ['AE', 'AliExpress', 729_533, 15],
  ] as const
).map(([key, label, value, change]) => ({
  key,
  label,
  value,
  change,
  mark: <ChannelTile code={key} label="" />,
}));

const meta = {
  title: 'Gráficas/Gráfica de barras · BarChart',
  id: 'barchart',
  component: BarChart,
  args: { title: 'Ventas por marketplace', items: channels },
  render: (args) => (
    <Frame width={560}>
      <BarChart {...args} />
    </Frame>
  ),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = days.slice(0, 14).map((key, at) => ({
  key,
  label: `${Number(key.slice(8))} ${key.slice(5, 7) === '10' ? 'oct' : 'nov'}`,
  value: salesByDay[at] ?? 0,
}));

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Ventas por marketplace' })).getAllByRole(
      'listitem',
    );
    await expect(rows[0]).toHaveTextContent('Sears$169,616.38');
    await expect(rows[0]).toHaveTextContent('sube 6.1 %');
    await expect(rows).toHaveLength(8);
    await expect(rows[0]?.offsetHeight).toBe(44);
    // A list to read, with no keys of its own.
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};
/** A name may lead to what is behind its bar. */
export const WithLinks: Story = {
  name: 'Nombres con enlace',
  args: { items: channels.map((item) => ({ ...item, href: `#${item.key}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sears' })).toHaveAttribute('href', '#SR');
  },
};
export const AsTable: Story = {
  name: 'Como tabla',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getByRole('row', { name: /^Sanborns/u })).toHaveTextContent('−3.8 %');
  },
};
export const Vertical: Story = {
  name: 'Columnas',
  args: { title: 'Ventas por día', orientation: 'vertical', items: columns },
  play: async ({ canvas }) => {
    canvas.getByRole('application', { name: 'Ventas por día' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('28 oct, $12,410.00');
    await walksByKeys('Ventas por día', columns.length)({ canvas });
  },
};
export const Empty: Story = { name: 'Sin datos', args: { items: [] }, play: saysEmpty };
export const Loading: Story = { name: 'Cargando', args: { loading: true }, play: waits(268) };
export const One: Story = { name: 'Una sola barra', args: { items: channels.slice(0, 1) } };
export const OneColumn: Story = {
  name: 'Una sola columna',
  args: { items: columns.slice(0, 1), orientation: 'vertical' },
};
export const NegativeAndHuge: Story = {
  name: 'Negativos y enormes',
  args: {
    items: [
      { key: 'a', label: 'Ventas', value: 880_000_000_000_000, change: 12_345.6 },
      { key: 'b', label: 'Devoluciones', value: -450_000_000_000_000, change: null },
      { key: 'c', label: 'Ajustes', value: 0, change: 0 },
    ],
  },
};
export const NegativeColumns: Story = {
  name: 'Columnas negativas',
  args: {
    orientation: 'vertical',
    items: columns.map((column, at) => ({ ...column, value: column.value * (at % 3 === 1 ? -1 : 1) })),
  },
};
/** More than 31 columns are too narrow to tell apart: the first 31 are drawn and walked, the table has them all. */
export const Year: Story = {
  name: '365 valores, 31 columnas',
  args: {
    title: 'Ventas por día',
    orientation: 'vertical',
    items: year(1).map((value, at) => ({ key: `${at}`, label: `Día ${at + 1}`, value })),
  },
  play: async ({ canvas }) => {
    await walksByKeys('Ventas por día', 31)({ canvas });
    const plot = canvas.getByRole('application', { name: 'Ventas por día' });
    plot.focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Día 31, /u);
    await expect(canvas.getByText('Se ven 31 de 365; la tabla las tiene todas.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(366);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como gráfica' }));
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: channels.map((item) => ({ ...item, label: `${item.label} México, tienda oficial en línea` })),
  },
};
export const LongColumns: Story = {
  name: 'Columnas con nombres largos',
  args: {
    orientation: 'vertical',
    items: channels.map((item) => ({ ...item, label: `${item.label} México, tienda oficial` })),
  },
  play: async ({ canvas }) => {
    // Cut under its column, a name is whole where it is said.
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Claroshop México, tienda oficial, \$115,813.33/u,
    );
    await expect(canvas.getAllByText('Claroshop México, tienda oficial')).not.toHaveLength(0);
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(620),
  render: (args) => (
    <Frame width={326}>
      <BarChart {...args} />
    </Frame>
  ),
};
