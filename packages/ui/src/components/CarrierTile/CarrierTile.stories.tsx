import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarrierTile } from './CarrierTile.tsx';

const meta = {
  title: 'Componentes/CarrierTile',
  component: CarrierTile,
  args: { name: 'Norte Express' },
} satisfies Meta<typeof CarrierTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Coded: Story = { args: { name: 'Ruta 7', code: 'R7' } };
