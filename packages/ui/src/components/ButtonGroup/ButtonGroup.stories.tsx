import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CloseCircleIcon, DownloadIcon, PrinterIcon, SplitIcon } from '../../icons/index.ts';
import { Frame } from '../../testing/layout.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const meta = {
  title: 'Acciones/Grupo de botones · ButtonGroup',
  id: 'buttongroup',
  component: ButtonGroup,
  args: {
    'aria-label': 'Acciones del pedido',
    onAction: fn(),
    actions: [
      { id: 'cancel', label: 'Cancelar pedido', icon: CloseCircleIcon, variant: 'danger' },
      { id: 'split', label: 'Separar', icon: SplitIcon },
      { id: 'export', label: 'Exportar', icon: DownloadIcon },
      { id: 'print', label: 'Imprimir guía', icon: PrinterIcon, variant: 'primary' },
    ],
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const names = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Acciones del pedido' })).toBeVisible();
    await waitFor(() =>
      expect(names(canvas)).toEqual(['Cancelar pedido', 'Separar', 'Exportar', 'Imprimir guía']),
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('export');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Separar' })).toHaveFocus();
  },
};
export const Narrow: Story = {
  name: 'Angosto',
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(names(canvas)).toEqual(['Más acciones', 'Exportar', 'Imprimir guía']));
    canvas.getByRole('button', { name: 'Más acciones' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = await page().findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Separar', 'Cancelar pedido']);
    await userEvent.click(items[0] as HTMLElement);
    await expect(args.onAction).toHaveBeenCalledWith('split');
  },
};
export const FromTheEnd: Story = {
  name: 'Desde el final',
  args: { align: 'start', collapseFrom: 'end' },
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toEqual(['Cancelar pedido', 'Separar', 'Más acciones']));
  },
};
export const WithReasonAndPending: Story = {
  name: 'Con razón y en curso',
  args: {
    actions: [
      { id: 'split', label: 'Separar', icon: SplitIcon, disabledReason: 'El pedido tiene un solo artículo' },
      { id: 'print', label: 'Imprimir guía', icon: PrinterIcon, variant: 'primary', pending: true },
    ],
  },
};
export const OnlyMenu: Story = {
  name: 'Solo el menú',
  decorators: [
    (Story) => (
      <Frame width={60}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toEqual(['Más acciones']));
  },
};
/** What does not fit goes into the menu; what is left keeps its words on one line. */
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    actions: [
      {
        id: 'cancel',
        label: 'Cancelar el pedido y devolver el dinero',
        icon: CloseCircleIcon,
        variant: 'danger',
      },
      { id: 'split', label: 'Separar en varios paquetes', icon: SplitIcon },
      { id: 'export', label: 'Exportar el detalle a una hoja de cálculo', icon: DownloadIcon },
      { id: 'print', label: 'Imprimir la guía y la factura', icon: PrinterIcon, variant: 'primary' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width={560}>
        <Story />
      </Frame>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)[0]).toBe('Más acciones'));
    const group = canvas.getByRole('toolbar').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(group.right + 1);
  },
};
