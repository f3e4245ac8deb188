import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { centavos } from '@trastienda/domain';
import { Frame } from '../../testing/layout.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Formularios/Campo de dinero · MoneyField',
  id: 'moneyfield',
  component: MoneyField,
  args: { label: 'Precio', onChange: fn() },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  args: { defaultValue: centavos(123_450) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Precio' });
    await expect(field).toHaveValue('1,234.50');
    await expect(field).toHaveAccessibleDescription('1,234 pesos 50 centavos');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '$2,099');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(209_900);
    await expect(field).toHaveValue('2,099.00');
  },
};
export const DecimalComma: Story = {
  name: 'Coma decimal',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '689,5');
    await userEvent.tab();
    await expect(field).toHaveValue('689.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(68_950);
  },
};
export const TooPrecise: Story = {
  name: 'Más de dos decimales',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1.005');
    await userEvent.tab();
    await expect(field).toHaveValue('1.005');
    await expect(canvas.getByText('Escribe el monto con dos decimales como máximo')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const OutOfLimits: Story = {
  name: 'Fuera de límites',
  args: { min: centavos(100), defaultValue: centavos(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('50 centavos El mínimo es $1.00');
  },
};
export const WithCurrency: Story = {
  name: 'Con moneda',
  args: { currency: 'MXN', defaultValue: centavos(123_450) },
};
export const Empty: Story = { name: 'Vacío', args: { description: 'Con IVA' } };
export const Failed: Story = { name: 'Con error', args: { error: 'Escribe el precio' } };
export const Warned: Story = {
  name: 'Con aviso',
  args: { defaultValue: centavos(100), warning: 'Está 90 % por debajo del precio anterior' },
};
export const ReadOnly: Story = {
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: centavos(123_450) },
};
export const Disabled: Story = {
  name: 'Deshabilitado',
  args: {
    currency: 'MXN',
    isDisabled: true,
    defaultValue: centavos(123_450),
    description: 'Lo fija la promoción',
  },
  play: async ({ canvas }) => {
    const colourOf = (element: Element) => getComputedStyle(element).color;
    await expect(colourOf(canvas.getByText('MXN'))).toBe(colourOf(canvas.getByRole('textbox')));
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: { label: 'Valor declarado de todo lo que va dentro', defaultValue: centavos(8_999_999_999_999_99) },
};
