import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Frame, framed, withoutPicture } from '../../testing/layout.tsx';
import { ComboBox } from './ComboBox.tsx';

const meta = {
  title: 'Formularios/Lista con búsqueda · ComboBox',
  id: 'combobox',
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
  name: 'De fábrica',
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
  name: 'También lo que no está',
  args: { allowsCustomValue: true, description: 'Si no está en la lista, escríbela' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Colonia' });
    await userEvent.type(input, 'Rincón Nuevo');
    await userEvent.tab();
    await expect(input).toHaveValue('Rincón Nuevo');
  },
};
export const ByKeyboard: Story = {
  name: 'Con el teclado',
  tags: ['no-visual'],
  parameters: withoutPicture,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Colonia' });
    // The list opens on the way in; its arrow is not a stop of Tab.
    await expect(canvas.getByRole('button', { name: 'Mostrar opciones Colonia' })).toHaveAttribute(
      'tabindex',
      '-1',
    );
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(await lists().findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(lists().queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    // What is not in the list gives way to what was chosen.
    await userEvent.type(input, 'mirad');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(input, ' del otro lado');
    await userEvent.tab();
    await expect(input).toHaveValue('Mirador del Valle');
  },
};
export const NoMatch: Story = {
  name: 'Sin coincidencias',
  parameters: framed(200),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(lists().getByText('Sin coincidencias')).toBeVisible());
  },
};
export const Busy: Story = { name: 'Llegan las opciones', args: { busy: true } };
export const Failed: Story = {
  name: 'Con error',
  args: { error: 'Elige una colonia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Elige una colonia');
  },
};
export const Disabled: Story = {
  name: 'Deshabilitado',
  args: { isDisabled: true, description: 'Escribe primero el código postal' },
};
export const LongText: Story = {
  name: 'Texto largo',
  parameters: framed(280),
  args: {
    label: 'Colonia, fraccionamiento, barrio o unidad habitacional en que se entrega',
    description: 'Si no está en la lista, escríbela como viene en tu comprobante de domicilio',
    items: [
      { id: 'a', label: 'Fraccionamiento Residencial Mirador del Valle de San Pedro Tlaquepaque' },
      { id: 'b', label: 'Unidad Habitacional Los Encinos del Poniente, segunda sección' },
    ],
    value: 'a',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Mostrar opciones/u }));
    await expect(await lists().findAllByRole('option')).toHaveLength(2);
  },
};
