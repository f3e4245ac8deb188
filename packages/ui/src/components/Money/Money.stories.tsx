import type { Meta, StoryObj } from '@storybook/react-vite';
import { centavos } from '@trastienda/domain';
import { Money } from './Money.tsx';

const meta = {
  title: 'Componentes/Money',
  component: Money,
  args: { amount: centavos(123_450) },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCurrency: Story = { args: { currency: 'MXN' } };
export const Negative: Story = { args: { amount: centavos(-33_855) } };
export const Absent: Story = { args: { amount: null } };
