import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { saysEmpty, waits, walksByKeys } from '../../testing/chart-plays.ts';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { Donut } from './Donut.tsx';

const meta = {
  title: 'Gráficas/Dona · Donut',
  id: 'donut',
  component: Donut,
  args: {
    title: 'Ventas por canal',
    items: [
      { key: 'SR', label: 'Sears', value: 16_961_638 },
      { key: 'CS', label: 'Claroshop', value: 11_581_333 },
      { key: 'ML', label: 'Mercado Libre', value: 6_656_987 },
      { key: 'PG', label: 'Páginas', value: 4_012_430 },
      { key: 'SN', label: 'Sanborns', value: 2_781_344 },
      { key: 'OT', label: 'Otros', value: 3_602_068 },
    ],
  },
  render: (args) => (
    <Frame width={560}>
      <Donut {...args} />
    </Frame>
  ),
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    canvas.getByRole('application', { name: 'Ventas por canal' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sears, $169,616.38, 37.2 %');
    const plot = canvas.getByRole('application', { name: 'Ventas por canal' });
    await expect(plot).toHaveTextContent(/Sears$/u);
    await expect(plot).toHaveAccessibleDescription(/^Total \$455,958.00/u);
    await walksByKeys('Ventas por canal', 6)({ canvas });
    await expect(plot).toHaveTextContent(/Total$/u);
  },
};
export const AsTable: Story = {
  name: 'Como tabla',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como tabla' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};
export const Empty: Story = { name: 'Sin datos', args: { items: [] }, play: saysEmpty };
export const Loading: Story = { name: 'Cargando', args: { loading: true }, play: waits(180) };
export const One: Story = {
  name: 'Una sola parte',
  args: { items: [{ key: 'SR', label: 'Sears', value: 100 }] },
};
export const NegativeAndHuge: Story = {
  name: 'Negativos y enormes',
  args: {
    items: [
      { key: 'a', label: 'Ventas', value: 880_000_000_000_000 },
      { key: 'b', label: 'Devoluciones', value: -450_000_000_000_000 },
      { key: 'c', label: 'Casi nada', value: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Devoluciones').closest('li')).toHaveTextContent(/0 %$/u);
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: [
      { key: 'a', label: 'Sears México, tienda oficial en línea con entrega en sucursal', value: 700 },
      { key: 'b', label: 'Claroshop México, tienda oficial en línea', value: 300 },
    ],
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(520),
  render: (args) => (
    <Frame width={326}>
      <Donut {...args} />
    </Frame>
  ),
};
