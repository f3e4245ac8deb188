import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Datos/Iniciales · Avatar',
  id: 'avatar',
  component: Avatar,
  args: { name: 'Casa Lumbre' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    // The name beside it, or of what holds it, is what is read.
    const letters = canvas.getByText('CL');
    await expect(letters).toHaveAttribute('aria-hidden', 'true');
    await expect(letters.offsetWidth).toBe(28);
  },
};
export const Person: Story = {
  name: 'Persona',
  args: { name: 'Mariana', letters: 'M', size: 'md', tone: 'neutral' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('M').offsetWidth).toBe(36);
  },
};
export const WithoutName: Story = { name: 'Sin nombre', args: { name: null } };
