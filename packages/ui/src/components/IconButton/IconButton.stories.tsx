import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DotsIcon, PlusIcon, PrinterIcon } from '../../icons/index.ts';
import { Row, withoutPicture } from '../../testing/layout.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Acciones/Botón de ícono · IconButton',
  id: 'iconbutton',
  component: IconButton,
  args: { label: 'Imprimir', icon: <PrinterIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button');
    button.blur();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Imprimir');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('button') };
export const SizesAndVariants: Story = {
  name: 'Tamaños y variantes',
  render: (args) => (
    <Row>
      <IconButton {...args} size="sm" icon={<PrinterIcon size={16} />} />
      <IconButton {...args} size="md" />
      <IconButton {...args} size="lg" />
      <IconButton
        {...args}
        variant="secondary"
        size="sm"
        icon={<DotsIcon size={16} />}
        label="Más acciones"
      />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="primary" size="lg" icon={<PlusIcon />} label="Crear guía" />
    </Row>
  ),
};
/** It looks 36 px wide and is pressed in 44. */
export const SmallOnAPhone: Story = {
  name: 'Chico en el teléfono',
  tags: ['no-visual'],
  parameters: withoutPicture,
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: { size: 'sm', icon: <PrinterIcon size={16} /> },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { left, right, top, bottom } = button.getBoundingClientRect();
    await expect(right - left).toBe(36);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    for (const [over, beyond] of [
      [3, true],
      [5, false],
    ] as const)
      for (const [atX, atY] of [
        [x, top - over],
        [x, bottom + over],
        [left - over, y],
        [right + over, y],
      ] as const)
        await expect(document.elementFromPoint(atX, atY) === button).toBe(beyond);
  },
};
export const Pending: Story = { name: 'En curso', args: { pending: true } };
export const Disabled: Story = { name: 'Deshabilitado', args: { isDisabled: true } };
