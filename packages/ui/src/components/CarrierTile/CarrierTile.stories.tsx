import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CarrierTile } from './CarrierTile.tsx';

const meta = {
  title: 'Datos/Paquetería · CarrierTile',
  id: 'carriertile',
  component: CarrierTile,
  args: { name: 'Norte Express' },
} satisfies Meta<typeof CarrierTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Norte Express' })).toHaveTextContent('NE');
  },
};
export const Coded: Story = {
  name: 'Con su propia clave',
  args: { name: 'Ruta 7', code: 'R7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ruta 7' })).toHaveTextContent('R7');
  },
};
