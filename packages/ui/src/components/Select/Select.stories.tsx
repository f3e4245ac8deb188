import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Frame, framed } from '../../testing/layout.tsx';
import { selectTester } from '../../test/index.ts';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Componentes/Select',
  component: Select,
  args: {
    label: 'Plantilla',
    onChange: fn(),
    items: [
      { id: 'small', label: 'Caja chica', description: '20 × 15 × 10 cm' },
      { id: 'medium', label: 'Caja mediana', description: '30 × 25 × 20 cm' },
      { id: 'large', label: 'Caja grande', description: '60 × 40 × 40 cm' },
      { id: 'tube', label: 'Tubo', isDisabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = selectTester({ within, user: userEvent, root: canvasElement }, 'Plantilla');
    await field.choose(/Caja grande/);
    await expect(args.onChange).toHaveBeenCalledWith('large');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await expect(field.shown()).toContain('Caja grande');
  },
};

export const Interaction: Story = inEachState('button', { byBorder: true });
export const Open: Story = {
  parameters: framed(320),
  args: { defaultOpen: true, defaultValue: 'medium' },
};
export const ToolbarButton: Story = {
  args: {
    variant: 'button',
    size: 'sm',
    label: undefined,
    'aria-label': 'Plantilla',
    defaultValue: 'medium',
  },
};
export const Failed: Story = {
  args: { error: 'Elige una plantilla' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Elige una plantilla');
  },
};
export const Disabled: Story = {
  args: { isDisabled: true, placeholder: 'Sin plantillas', description: 'Guarda un paquete primero' },
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: 'Caja de cartón corrugado doble con refuerzo en las esquinas para piezas frágiles' },
    ],
    defaultValue: 'a',
  },
};
