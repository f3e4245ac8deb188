import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CloseCircleIcon, DotsIcon, PrinterIcon, SplitIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { framed, withoutPicture } from '../../testing/layout.tsx';
import { eachInAState } from '../../testing/in-each-state.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Acciones/Menú · Menu',
  id: 'menu',
  component: Menu,
  args: {
    trigger: <IconButton label="Más acciones" variant="secondary" icon={<DotsIcon />} />,
    onAction: fn(),
    items: [
      { id: 'cancel', label: 'Cancelar pedido', tone: 'danger', icon: CloseCircleIcon },
      { id: 'print', label: 'Imprimir', icon: PrinterIcon, shortcut: 'Ctrl P' },
      {
        id: 'split',
        label: 'Separar pedido',
        icon: SplitIcon,
        isDisabled: true,
        description: 'Tiene una sola pieza',
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    const items = await page().findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'ImprimirCtrl P',
      'Separar pedidoTiene una sola pieza',
      'Cancelar pedido',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
/** Its entries, as those of every list that opens. */
export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  parameters: framed(280),
  args: {
    items: ['Imprimir', 'Exportar', 'Separar pedido', 'Ver factura'].map((label) => ({
      id: label,
      label,
      icon: PrinterIcon,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    await eachInAState(await page().findAllByRole('menuitem'));
  },
};
export const ByKeyboard: Story = {
  name: 'Con el teclado',
  tags: ['no-visual'],
  parameters: withoutPicture,
  args: {
    items: [
      { id: 'print', label: 'Imprimir', icon: PrinterIcon },
      { id: 'invoice', label: 'Ver factura', href: '#factura' },
      { id: 'cancel', label: 'Cancelar pedido', tone: 'danger', icon: CloseCircleIcon },
    ],
  },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Más acciones' });
    const item = (name: string) => page().findByRole('menuitem', { name });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    trigger.focus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await waitFor(async () => expect(await item('Imprimir')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await userEvent.keyboard('{ArrowDown}');
    await expect(await item('Ver factura')).toHaveAttribute('href', '#factura');
    await userEvent.keyboard('{End}');
    await expect(await item('Cancelar pedido')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(await item('Ver factura')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await item('Imprimir')).toHaveFocus();
    await userEvent.keyboard('{End} ');
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
    await expect(args.onAction).toHaveBeenCalledWith('cancel');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Imprimir')).toHaveFocus());
    await userEvent.keyboard('c');
    await expect(await item('Cancelar pedido')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenCalledTimes(2));
  },
};
/** The arrows come to what cannot be done, which is read with its reason; it neither acts nor closes. */
export const Disabled: Story = {
  name: 'Deshabilitado',
  tags: ['no-visual'],
  parameters: withoutPicture,
  args: {
    items: [
      { id: 'print', label: 'Imprimir' },
      {
        id: 'split',
        label: 'Separar pedido',
        icon: SplitIcon,
        isDisabled: true,
        description: 'Tiene una sola pieza',
      },
      { id: 'invoice', label: 'Ver factura', href: '#factura', isDisabled: true, description: 'No tiene' },
      { id: 'export', label: 'Exportar' },
      { id: 'cancel', label: 'Cancelar', tone: 'danger', isDisabled: true, description: 'Ya terminó' },
    ],
  },
  play: async ({ canvas, args }) => {
    const item = (name: string) => page().getByRole('menuitem', { name });
    canvas.getByRole('button', { name: 'Más acciones' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Imprimir')).toHaveFocus());
    // Dangerous or not, it looks like what cannot be done.
    const look = (name: string) => getComputedStyle(item(name)).color;
    await expect(look('Cancelar Ya terminó')).toBe(look('Ver factura No tiene'));
    const split = item('Separar pedido Tiene una sola pieza');
    await expect(getComputedStyle(split.querySelector('svg') as Element).color).toBe(
      getComputedStyle(split).color,
    );
    for (const name of ['Separar pedido Tiene una sola pieza', 'Ver factura No tiene']) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(item(name)).toHaveFocus();
      await expect(item(name)).toHaveAttribute('aria-disabled', 'true');
      await expect(item(name)).not.toHaveAttribute('href');
      await userEvent.keyboard('{Enter} ');
      await userEvent.click(item(name));
      await expect(item(name)).toBeVisible();
    }
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('export');
    await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
  },
};
export const Open: Story = {
  name: 'Abierto',
  parameters: framed(260),
  args: { isOpen: true },
};
/** Wraps in the widest that a window lets a menu be; keys stay whole. */
export const LongText: Story = {
  name: 'Texto largo',
  parameters: framed(280),
  args: {
    items: [
      {
        id: 'print',
        label: 'Imprimir las guías de los 214 pedidos en preparación de Mercado Libre, Sears y Sanborns',
        icon: PrinterIcon,
        shortcut: 'Ctrl P',
      },
      {
        id: 'split',
        label: 'Separar pedido',
        icon: SplitIcon,
        isDisabled: true,
        description:
          'Tiene una sola pieza, y lo que se compró en un solo renglón no se puede repartir en varios paquetes',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    for (const item of await page().findAllByRole('menuitem')) {
      const { left, right } = item.getBoundingClientRect();
      await expect(left >= 0 && right <= innerWidth).toBe(true);
    }
  },
};
