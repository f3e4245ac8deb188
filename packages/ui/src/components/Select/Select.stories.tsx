import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Frame, framed, withoutPicture } from '../../testing/layout.tsx';
import { inEveryScheme } from '../../testing/every-scheme.ts';
import { selectTester } from '../../test/index.ts';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Formularios/Lista desplegable · Select',
  id: 'select',
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
  name: 'De fábrica',
  play: async ({ canvasElement, args }) => {
    const field = selectTester({ within, user: userEvent, root: canvasElement }, 'Plantilla');
    await field.choose(/Caja grande/);
    await expect(args.onChange).toHaveBeenCalledWith('large');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await expect(field.shown()).toContain('Caja grande');
  },
};
export const ByKeyboard: Story = {
  name: 'Con el teclado',
  tags: ['no-visual'],
  parameters: withoutPicture,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Plantilla/ });
    const list = () => within(document.body).queryByRole('listbox');
    const option = (name: RegExp) => within(document.body).findByRole('option', { name });
    button.focus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(list()).not.toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(list()).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await option(/chica/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(async () => expect(await option(/mediana/)).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('medium');
    await waitFor(() => expect(button).toHaveFocus());
    // Letters choose without opening.
    await userEvent.keyboard('caja g');
    await expect(args.onChange).toHaveBeenLastCalledWith('large');
    await expect(list()).toBeNull();
  },
};

export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('button', { byBorder: true }),
};
export const Open: Story = {
  name: 'Abierto',
  parameters: framed(320),
  args: { defaultOpen: true, defaultValue: 'medium' },
  play: async () => {
    // Where one is must be seen on the list's ground, in dark too.
    const chosen = await within(document.body).findByRole('option', { selected: true });
    const ground = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
    await inEveryScheme(() =>
      waitFor(() => expect(ground(chosen)).not.toBe(ground(chosen.closest('[data-trigger]')))),
    );
  },
};
export const ToolbarButton: Story = {
  name: 'De barra',
  args: {
    variant: 'button',
    size: 'sm',
    label: undefined,
    'aria-label': 'Plantilla',
    defaultValue: 'medium',
  },
};
export const Failed: Story = {
  name: 'Con error',
  args: { error: 'Elige una plantilla' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Elige una plantilla');
  },
};
export const Disabled: Story = {
  name: 'Deshabilitado',
  args: { isDisabled: true, placeholder: 'Sin plantillas', description: 'Guarda un paquete primero' },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: [
      { id: 'a', label: 'Caja de cartón corrugado doble con refuerzo en las esquinas para piezas frágiles' },
    ],
    defaultValue: 'a',
  },
};
