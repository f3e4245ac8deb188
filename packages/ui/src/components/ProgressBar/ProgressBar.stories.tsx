import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame, Stack } from '../../testing/layout.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { progressTones } from './options.ts';

const meta = {
  title: 'Avisos/Barra de progreso · ProgressBar',
  id: 'progressbar',
  component: ProgressBar,
  argTypes: { tone: { options: progressTones } },
  args: { label: 'Subiendo acuse.pdf', value: 0.6 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Subiendo acuse.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0.6');
  },
};
export const InWords: Story = {
  name: 'En palabras',
  args: { label: 'Generando guías', value: 14 / 24, valueText: '14 de 24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '14 de 24');
    await expect(canvas.getByText('14 de 24')).toBeVisible();
  },
};
export const Unknown: Story = {
  name: 'No se sabe cuánto',
  args: { label: 'Verificando con la paquetería…', value: null, showValue: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const Tones: Story = {
  name: 'Tonos',
  render: () => (
    <Stack style={{ justifyItems: 'stretch' }}>
      <ProgressBar label="En curso" value={0.4} />
      <ProgressBar label="Listo" value={1} tone="success" />
      <ProgressBar label="Se detuvo" value={0.7} tone="critical" />
    </Stack>
  ),
};
export const BarAlone: Story = {
  name: 'Solo la barra',
  args: { label: undefined, 'aria-label': 'Subida', value: 0.25 },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: { label: 'Comprobante-de-entrega-firmado-por-la-persona-que-recibió-el-paquete-el-martes.pdf' },
  decorators: [
    (Story) => (
      <Frame width={320}>
        <Story />
      </Frame>
    ),
  ],
};
