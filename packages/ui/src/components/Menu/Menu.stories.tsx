import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CloseCircleIcon, DotsIcon, PrinterIcon, SplitIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { framed } from '../../testing/layout.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Componentes/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="Más acciones" variant="secondary" icon={<DotsIcon />} />,
    onAction: fn(),
    items: [
      { id: 'cancel', label: 'Cancelar pedido', tone: 'danger', icon: CloseCircleIcon },
      { id: 'print', label: 'Imprimir', icon: PrinterIcon, shortcut: 'Ctrl P' },
      { id: 'split', label: 'Separar pedido', icon: SplitIcon, isDisabled: true, description: undefined },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones' }));
    const items = await page().findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'ImprimirCtrl P',
      'Separar pedido',
      'Cancelar pedido',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
export const Open: Story = {
  parameters: framed(260),
  args: { isOpen: true },
};
