import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { centavos } from '@trastienda/domain';
import { Money } from './Money.tsx';

const meta = {
  title: 'Datos/Dinero · Money',
  id: 'money',
  component: Money,
  args: { amount: centavos(123_450) },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'De fábrica' };
export const WithCurrency: Story = {
  name: 'Con moneda',
  args: { currency: 'MXN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/\$1,234\.50/u)).toHaveTextContent('$1,234.50 MXN');
  },
};
export const Negative: Story = {
  name: 'Negativo',
  args: { amount: centavos(-33_855) },
  play: async ({ canvas }) => {
    // U+2212, which is read as minus, before the sign of the currency.
    await expect(canvas.getByText('−$338.55')).toBeVisible();
  },
};
export const Absent: Story = {
  name: 'No se sabe',
  args: { amount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};
