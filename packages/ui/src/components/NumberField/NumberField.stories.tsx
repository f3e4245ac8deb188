import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { eachIsAsLargeAsAThumb, Frame, onPhone } from '../../testing/layout.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Formularios/Campo de número · NumberField',
  id: 'numberfield',
  component: NumberField,
  args: { label: 'Alto', unit: 'cm', onChange: fn() },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  args: { defaultValue: 30, min: 1, max: 150 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Alto' });
    await expect(field).toHaveAttribute('aria-valuetext', '30 cm');
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar Alto' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(31);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await userEvent.keyboard('{PageDown}{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(32);
    await userEvent.keyboard('{PageUp}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('40');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await expect(field).toHaveAttribute('aria-valuemax', '150');
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAttribute('tabindex', '-1');
  },
};
/** Each step is as large as a thumb, over the edge of the field that holds it. */
export const Phone: Story = {
  name: 'En el teléfono, sin botones',
  ...onPhone(120),
  args: { defaultValue: 30, min: 1, max: 150 },
  play: eachIsAsLargeAsAThumb,
};
export const DecimalComma: Story = {
  name: 'Coma decimal · S5.3',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '12,5');
    await expect(field).toHaveValue('12,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await expect(field).toHaveValue('12.5');
  },
};
export const Weight: Story = {
  name: 'Peso con dos decimales',
  args: { label: 'Peso real', unit: 'kg', decimals: 2, step: 0.1, min: 0.01, defaultValue: 2.9 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Peso real' });
    await expect(field).toHaveValue('2.90');
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar Peso real' }));
    await expect(field).toHaveValue('3.00');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};
export const Thousands: Story = {
  name: 'Miles',
  args: { label: 'Existencias', unit: 'pzas', decimals: 0, defaultValue: 12_480 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveValue('12,480');
    await userEvent.click(field);
    await expect(field).toHaveValue('12480');
    await userEvent.tab();
    await expect(field).toHaveValue('12,480');
  },
};
export const OutOfLimits: Story = {
  name: 'Fuera de límites',
  args: { min: 1, max: 150 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '1500');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('1500');
    await expect(field).toHaveAccessibleDescription('cm El máximo es 150');
    await expect(args.onChange).toHaveBeenLastCalledWith(1500);
  },
};
export const Unreadable: Story = {
  name: 'No es un número',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '12x');
    await userEvent.tab();
    await expect(field).toHaveValue('12x');
    await expect(field).toHaveAccessibleDescription('cm Escribe un número, por ejemplo 12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
export const TooPrecise: Story = {
  name: 'Con decimales de más',
  args: { label: 'Piezas', unit: undefined, decimals: 0 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '2.5');
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2.5');
    await expect(canvas.getByText('Escribe un número entero')).toBeVisible();
  },
};
export const AtTheLimit: Story = {
  name: 'En el límite',
  args: { defaultValue: 150, max: 150 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aumentar Alto' })).toBeDisabled();
  },
};
export const WithoutSteppers: Story = {
  name: 'Sin botones',
  args: { hidesSteppers: true, defaultValue: 30 },
};
export const WithHelp: Story = {
  name: 'Con ayuda',
  args: { description: 'Con la caja ya cerrada', defaultValue: 30 },
};
export const Failed: Story = { name: 'Con error', args: { error: 'Escribe el alto' } };
export const Warned: Story = {
  name: 'Con aviso',
  args: { defaultValue: 120, warning: 'Pasa de 100 cm: la guía cuesta más' },
};
export const ReadOnly: Story = {
  name: 'Solo lectura',
  args: { isReadOnly: true, defaultValue: 30 },
  play: async ({ canvas }) => {
    // What cannot be changed offers nothing to change it with.
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('30');
  },
};
export const Disabled: Story = {
  name: 'Deshabilitado',
  args: { isDisabled: true, description: 'Elige primero el paquete', defaultValue: 30 },
};
export const Small: Story = { name: 'Chico', args: { size: 'sm', defaultValue: 30 } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    label: 'Alto de la caja ya cerrada, medido con el fleje y las esquinas de cartón',
    defaultValue: 1_234_567.891,
    unit: 'centímetros',
  },
};
