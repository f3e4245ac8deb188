import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { RfcField } from './RfcField.tsx';

const meta = {
  title: 'Formularios/RFC · RfcField',
  id: 'rfcfield',
  component: RfcField,
  args: { onChange: fn() },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof RfcField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'RFC' });
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(field).toHaveAttribute('autocapitalize', 'characters');
    await userEvent.type(field, 'eku-900317-3c9');
    await expect(field).toHaveValue('eku-900317-3c9');
    await userEvent.tab();
    await expect(field).toHaveValue('EKU9003173C9');
    await expect(args.onChange).toHaveBeenLastCalledWith('EKU9003173C9');
  },
};
export const CheckDigit: Story = {
  name: 'Último carácter equivocado',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'EKU9003173C8');
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('Revisa el RFC: su último carácter no coincide');
  },
};
export const WrongShape: Story = {
  name: 'RFC incompleto',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'EKU90');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('El RFC lleva 12 o 13 caracteres');
    await userEvent.type(field, '03173C9');
    await expect(field).toBeValid();
    await userEvent.type(field, '{Backspace}{Backspace}');
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};
export const WithHelp: Story = {
  name: 'Con ayuda',
  args: { description: 'Como aparece en tu constancia de situación fiscal' },
};
export const Failed: Story = { name: 'Con error del servicio', args: { error: 'Escribe el RFC' } };
export const ReadOnly: Story = { name: 'Solo lectura', args: { value: 'EKU9003173C9', isReadOnly: true } };
export const Disabled: Story = {
  name: 'Deshabilitado',
  args: { value: 'XAXX010101000', isDisabled: true, description: 'Público en general' },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: { label: 'RFC de la persona o empresa a la que se le factura el pedido' },
};
