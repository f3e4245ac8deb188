import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { ClabeField } from './ClabeField.tsx';

const meta = {
  title: 'Formularios/CLABE · ClabeField',
  id: 'clabefield',
  component: ClabeField,
  args: { onChange: fn() },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof ClabeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'CLABE' });
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '012');
    await expect(canvas.getByText('BBVA BANCOMER')).toBeVisible();
    await userEvent.type(field, ' 180 00118359771');
    await userEvent.type(field, '6');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('012180001183597716');
    await expect(field).toHaveValue('012 180 00118359771 6');
    await expect(field).toHaveAccessibleDescription('BBVA BANCOMER');
  },
};
export const WrongControlDigit: Story = {
  name: 'Dígito de control equivocado',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '012180001183597717');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Revisa la CLABE: su último dígito no coincide');
  },
};
export const TooShort: Story = {
  name: 'CLABE incompleta',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '0121 8000 1184');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('La CLABE lleva 18 dígitos');
  },
};
export const UnknownBank: Story = {
  name: 'Banco desconocido',
  args: { value: '032180000118359719', description: 'La encuentras en tu estado de cuenta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'La encuentras en tu estado de cuenta',
    );
  },
};
export const Failed: Story = { name: 'Con error del servicio', args: { error: 'Escribe la CLABE' } };
export const ReadOnly: Story = {
  name: 'Solo lectura',
  args: { value: '012180001183597716', isReadOnly: true },
};
export const Disabled: Story = {
  name: 'Deshabilitado',
  args: { isDisabled: true, description: 'Escribe primero tu RFC' },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: { label: 'CLABE de la cuenta en la que quieres recibir todos tus depósitos' },
};
