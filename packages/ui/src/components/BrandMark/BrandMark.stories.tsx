import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from './BrandMark.tsx';

const meta = { title: 'Datos/Marca · BrandMark', id: 'brandmark', component: BrandMark } satisfies Meta<
  typeof BrandMark
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Trastienda' })).toBeVisible();
  },
};
export const Large: Story = { name: 'Grande', args: { size: 48 } };
export const WithName: Story = {
  name: 'Con el nombre',
  args: { withName: true },
  play: async ({ canvas }) => {
    // Its name is beside it: said once.
    await expect(canvas.getByText('Trastienda')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
