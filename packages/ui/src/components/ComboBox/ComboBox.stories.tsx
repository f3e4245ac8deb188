import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Frame, framed } from '../../testing/layout.tsx';
import { ComboBox } from './ComboBox.tsx';

const meta = {
  title: 'Componentes/ComboBox',
  component: ComboBox,
  args: {
    label: 'Colonia',
    onChange: fn(),
    items: [
      { id: 'mirador', label: 'Mirador del Valle' },
      { id: 'delvalle', label: 'Del Valle Oriente' },
      { id: 'centro', label: 'Centro' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const lists = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Colonia' });
    await userEvent.type(input, 'del');
    await expect(await lists().findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('mirador');
    await expect(input).toHaveValue('Mirador del Valle');
  },
};
export const CustomValue: Story = {
  args: { allowsCustomValue: true, description: 'Si no está en la lista, escríbela' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Colonia' });
    await userEvent.type(input, 'Rincón Nuevo');
    await userEvent.tab();
    await expect(input).toHaveValue('Rincón Nuevo');
  },
};
export const NoMatch: Story = {
  parameters: framed(200),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(lists().getByText('Sin coincidencias')).toBeVisible());
  },
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: 'Elige una colonia' } };
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Escribe primero el código postal' },
};
