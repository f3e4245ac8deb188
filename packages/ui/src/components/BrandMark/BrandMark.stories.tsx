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

const leaf = (
  <svg viewBox="0 0 28 28" focusable="false">
    <rect width="28" height="28" rx="14" fill="#0a7d3c" />
    <path d="M8 20C8 12 13 8 20 8c0 7-4 12-12 12z" fill="#ffffff" />
  </svg>
);

/** Another application wears its own mark and name. */
export const OtherMark: Story = {
  name: 'Marca de otra aplicación',
  args: { name: 'Huerto', mark: leaf },
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'Huerto' });
    await expect([mark.offsetWidth, mark.offsetHeight]).toEqual([28, 28]);
    await expect(mark.querySelector('svg')?.getBoundingClientRect().width).toBe(28);
  },
};
