import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Frame, framed } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const meta = {
  title: 'Formularios/Selección múltiple · MultiSelect',
  id: 'multiselect',
  component: MultiSelect,
  args: {
    label: 'Canales',
    onChange: fn(),
    items: [
      { id: 'ML', label: 'Mercado Libre' },
      { id: 'SR', label: 'Sears' },
      { id: 'SN', label: 'Sanborns' },
      { id: 'CS', label: 'Claroshop' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const lists = () => within(document.body);
const trigger = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: /^Canales/ });

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(trigger(canvas));
    await userEvent.click(await lists().findByRole('option', { name: 'Sanborns' }));
    await userEvent.click(lists().getByRole('option', { name: 'Mercado Libre' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['ML', 'SN']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('grid', { name: 'Elegidos' })).toBeVisible();
    await expect(trigger(canvas)).toHaveTextContent('2 de 4');
  },
};
/** A chip that the arrows reach; the field around is a TextField's, the list a Menu's. */
export const Interaction: Story = {
  name: 'Un elegido con foco',
  ...inEachState('[role=row]', { without: ['Al pasar', 'Al oprimir'] }),
  args: { defaultValue: ['ML', 'SR'] },
};
export const All: Story = {
  name: 'Todos',
  args: { defaultValue: ['SR'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(trigger(canvas));
    const all = await lists().findByRole('checkbox', { name: 'Todos' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['ML', 'SR', 'SN', 'CS']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(all);
    await userEvent.keyboard('{Escape}');
  },
};
export const Keyboard: Story = {
  name: 'Con el teclado',
  args: { defaultValue: ['ML', 'SR', 'SN'] },
  play: async ({ canvas, args }) => {
    const chip = (name: string) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await expect(chip('Mercado Libre')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ML', 'SN']);
    await waitFor(() => expect(chip('Sanborns')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chip('Mercado Libre')).toHaveFocus();
    // The × of a chip is no stop: Supr does the same.
    await userEvent.tab();
    await expect(trigger(canvas)).toHaveFocus();
    for (const key of ['{ArrowDown}', '{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expect(await lists().findByRole('listbox')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(lists().getByRole('option', { name: 'Mercado Libre' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} {ArrowDown}{ArrowDown}{Enter}{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ML', 'SR', 'SN', 'CS']);
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    chip('Claroshop').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ML', 'SR', 'SN']);
    chip('Sears').focus();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: /Quitar Sanborns/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['ML']);
  },
};
export const Open: Story = {
  name: 'Abierto',
  parameters: framed(380),
  args: { defaultValue: ['ML', 'SR'] },
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await waitFor(() => expect(lists().getByRole('listbox')).toBeVisible());
  },
};
export const Empty: Story = {
  name: 'Sin opciones',
  args: { items: [], description: 'Conecta tu primer canal' },
};
export const WithHelp: Story = { name: 'Con ayuda', args: { description: 'Donde se publica el producto' } };
export const Failed: Story = {
  name: 'Con error',
  args: { error: 'Elige al menos un canal' },
  play: async ({ canvas }) => {
    await expect(trigger(canvas)).toHaveAccessibleDescription('Elige al menos un canal');
  },
};
export const Warned: Story = {
  name: 'Con aviso',
  args: { defaultValue: ['ML'], warning: 'Sears se pausó ayer' },
};
export const Disabled: Story = {
  name: 'Deshabilitado',
  args: { isDisabled: true, defaultValue: ['ML', 'SN'], description: 'El producto está pausado' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Quitar/ })).toBeNull();
  },
};
export const WithoutAll: Story = { name: 'Sin «Todos»', args: { hidesAll: true, defaultValue: ['ML'] } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    label: 'Canales en los que quieres que aparezca este producto desde hoy',
    defaultValue: ['a', 'b', 'c', 'd', 'e', 'f'],
    items: [
      { id: 'a', label: 'Tienda en línea de mayoreo para clientes del norte y occidente' },
      ...['b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, label: `Sucursal ${id.toUpperCase()}` })),
    ],
  },
};
