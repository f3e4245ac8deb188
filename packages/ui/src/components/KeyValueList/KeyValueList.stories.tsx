import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta = {
  title: 'Datos/Lista de datos · KeyValueList',
  id: 'keyvaluelist',
  component: KeyValueList,
  args: {
    items: [
      { key: 'sale', label: 'Venta', hint: '3 piezas', value: '$2,257.00' },
      { key: 'fee', label: 'Comisión Claroshop', hint: '15 %', value: '−$338.55' },
      { key: 'guide', label: 'Guía', hint: 'cotizada', value: '−$148.50' },
      { key: 'total', label: 'Te queda', value: '$1,769.95', total: true },
    ],
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('term');
    await expect(first?.closest('dl')).not.toBeNull();
    await expect(first).toHaveTextContent('Venta');
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('$1,769.95');
    await expect(Number(getComputedStyle(canvas.getByText('Te queda')).fontWeight)).toBeGreaterThanOrEqual(
      600,
    );
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: [
      {
        key: 'a',
        label: 'Fraccionamiento Residencial Mirador del Valle Oriente',
        value: '$1,000,000,000.00',
        hint: 'con cargo extra por zona extendida',
      },
    ],
  },
};
