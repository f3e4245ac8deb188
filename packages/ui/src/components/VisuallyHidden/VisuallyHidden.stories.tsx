import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Datos/Texto oculto · VisuallyHidden',
  id: 'visuallyhidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  args: { children: 'Solo lo lee un lector de pantalla' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Solo lo lee un lector de pantalla');
    await expect(words.offsetWidth).toBeLessThanOrEqual(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
