import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { VolumetricMeter } from './VolumetricMeter.tsx';

const meta = {
  title: 'Envíos/Peso volumétrico · VolumetricMeter',
  id: 'volumetricmeter',
  component: VolumetricMeter,
  args: { height: 30, width: 25, depth: 20, weight: 2.1 },
  decorators: [
    (Story) => (
      <Frame width={296}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof VolumetricMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica, manda el volumen · S5.18',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 × 25 × 20 ÷ 5000 = 3.00 kg')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('La paquetería cobra 3.00 kg');
  },
};
export const ActualRules: Story = {
  name: 'Manda el real',
  args: { weight: 7.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('La paquetería cobra 8.00 kg');
  },
};
export const Air: Story = {
  name: 'Mucho aire',
  args: { height: 28, width: 40, depth: 170, weight: 13.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pagas 25 kg de aire. Con una caja más justa pagas menos.')).toBeVisible();
  },
};
export const Incomplete: Story = {
  name: 'Incompleto',
  args: { depth: null, weight: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Escribe las medidas');
  },
};
export const Decimals: Story = { name: 'Con decimales', args: { height: 10.5, width: 30, depth: 25.25 } };
export const LongText: Story = {
  name: 'Texto largo',
  args: { height: 9999.99, width: 9999.99, depth: 9999.99, weight: 123456.78 },
};
