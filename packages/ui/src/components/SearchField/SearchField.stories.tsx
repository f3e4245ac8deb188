import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Componentes/SearchField',
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
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Pedido, guía o cliente' });
    await userEvent.type(input, '61840{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('61840');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(input).toHaveValue('');
  },
};
export const WithShortcut: Story = {
  args: { shortcut: 'Ctrl K', placeholder: 'Buscar pedido, guía, SKU o cliente' },
};
export const Busy: Story = { args: { busy: true, defaultValue: '61840' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { isDisabled: true } };
