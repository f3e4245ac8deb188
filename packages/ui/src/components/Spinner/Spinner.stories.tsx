import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Avisos/Indicador de espera · Spinner',
  id: 'spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('svg');
    await expect(ring).toHaveAttribute('aria-hidden', 'true');
    await expect(ring?.getBoundingClientRect().width).toBe(16);
  },
};
export const Large: Story = { name: 'Grande', args: { size: 32 } };
