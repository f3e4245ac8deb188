import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../testing/layout.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Formularios/Texto de varias líneas · TextArea',
  id: 'textarea',
  component: TextArea,
  args: {
    label: 'Referencias',
    defaultValue: 'Portón verde',
    description: 'El repartidor las lee en la guía',
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
export const Default: Story = {
  name: 'De fábrica',
  render: (args) => (
    <form onSubmit={sent}>
      <TextArea {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Referencias' });
    await expect(area).toHaveAccessibleDescription('El repartidor las lee en la guía');
    await userEvent.type(area, '{Enter}Timbre azul');
    await expect(area).toHaveValue('Portón verde\nTimbre azul');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
    await userEvent.clear(area);
    await userEvent.type(area, 'Portón verde');
  },
};
export const Counted: Story = {
  name: 'Con contador',
  args: { maxCount: 14 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, ' con aldaba');
    // Too much only warns: nothing is cut.
    await expect(area).toHaveValue('Portón verde con aldaba');
    await expect(area).toBeValid();
    await expect(canvas.getByRole('status')).toHaveTextContent('23 de 14');
  },
};
export const Failed: Story = {
  name: 'Con error',
  args: { error: 'Escribe qué debe saber el repartidor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Escribe qué debe saber el repartidor',
    );
  },
};
export const Disabled: Story = {
  name: 'Deshabilitada',
  args: { isDisabled: true, description: 'El pedido ya salió' },
};
export const ReadOnly: Story = {
  name: 'Solo lectura',
  args: { isReadOnly: true, description: 'Se escribe en el pedido' },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: { defaultValue: Array.from({ length: 30 }, () => 'Tocar el timbre de la puerta verde.').join(' ') },
  play: async ({ canvas }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const lines = () => (area.clientHeight - padding) / lineHeight;
    const { paddingTop, paddingBottom, lineHeight: height } = getComputedStyle(area);
    const [padding, lineHeight] = [
      Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom),
      Number.parseFloat(height),
    ];
    await expect(Math.round(lines())).toBe(10);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    const long = area.value;
    await userEvent.clear(area);
    await waitFor(() => expect(Math.round(lines())).toBe(3));
    await userEvent.click(area);
    await userEvent.paste(long);
    await waitFor(() => expect(Math.round(lines())).toBe(10));
  },
};
