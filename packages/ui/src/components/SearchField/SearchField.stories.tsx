import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Formularios/Búsqueda · SearchField',
  id: 'searchfield',
  component: SearchField,
  args: { placeholder: 'Pedido, guía o cliente', onSubmit: fn() },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Pedido, guía o cliente' });
    await userEvent.type(input, '61840{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('61840');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'jorge{Escape}');
    await expect(input).toHaveValue('');
    // The × is no stop of Tab.
    await userEvent.type(input, 'ana');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Borrar búsqueda' })).not.toHaveFocus();
    await userEvent.clear(input);
  },
};
export const WithShortcut: Story = {
  name: 'Con su tecla',
  args: { shortcut: 'Ctrl K', placeholder: 'Buscar pedido, guía, SKU o cliente' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Buscar pedido, guía, SKU o cliente' })).toBeVisible();
    await expect(canvas.getByText('Ctrl K').closest('[aria-hidden]')).not.toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(canvas.getByText('Ctrl K')).not.toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};
export const Busy: Story = { name: 'Buscando', args: { busy: true, defaultValue: '61840' } };
export const Small: Story = { name: 'Chico', args: { size: 'sm' } };
export const Disabled: Story = { name: 'Deshabilitado', args: { isDisabled: true } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    placeholder: 'Buscar pedido, guía, SKU, cliente, teléfono o dirección',
    defaultValue: 'juego de seis vasos de vidrio soplado azul cobalto hechos a mano en Tonalá',
  },
};
