import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  BoxIcon,
  CashIcon,
  ChartIcon,
  HomeIcon,
  LabelIcon,
  ReceiptIcon,
  UploadIcon,
} from '../../icons/index.ts';
import type { CommandGroup } from './CommandPalette.model.ts';
import { CommandPalette } from './CommandPalette.tsx';

const groups: CommandGroup[] = [
  {
    id: 'paginas',
    label: 'Páginas',
    items: [
      { id: 'inicio', label: 'Inicio', icon: HomeIcon, shortcut: 'G I' },
      { id: 'pedidos', label: 'Mis pedidos', icon: ReceiptIcon, shortcut: 'G P' },
      { id: 'catalogo', label: 'Catálogo de productos', icon: BoxIcon, shortcut: 'G C' },
      { id: 'ventas', label: 'Ventas', icon: ChartIcon, shortcut: 'G V' },
      { id: 'pagos', label: 'Mis pagos', icon: CashIcon, shortcut: 'G D' },
    ],
  },
  {
    id: 'acciones',
    label: 'Acciones',
    items: [
      { id: 'guia', label: 'Generar una guía', icon: LabelIcon, keywords: 'envío etiqueta paquetería' },
      { id: 'facturas', label: 'Subir facturas', icon: UploadIcon },
    ],
  },
];
const answers: CommandGroup = {
  id: 'respuestas',
  label: 'Pedidos',
  isAnswer: true,
  items: [
    { id: '61840277', label: '61840277', description: 'Sears · Jorge R. · Hoy, 09:12', icon: ReceiptIcon },
    { id: '61840102', label: '61840102', description: 'Sears · Ana L. · Ayer, 19:04', icon: ReceiptIcon },
  ],
};

const meta = {
  title: 'Compuestos/CommandPalette',
  component: CommandPalette,
  // In its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { isOpen: true, onOpenChange: fn(), onAction: fn(), onQueryChange: fn(), groups },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const field = () => page().findByRole('searchbox', { name: 'Buscar y hacer' });

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('paqueteria');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('paqueteria');
    await waitFor(() => expect(page().getAllByRole('menuitem')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'guia' })));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Answers: Story = {
  args: { groups: [answers, ...groups] },
  play: async () => {
    await userEvent.type(await field(), '6184');
    await waitFor(() => expect(page().getAllByRole('menuitem')).toHaveLength(2));
  },
};
export const NoMatch: Story = {
  play: async () => {
    await userEvent.type(await field(), 'rinoceronte');
    await waitFor(() => expect(page().getByText('Nada coincide con «rinoceronte»')).toBeVisible());
  },
};
export const Busy: Story = {
  args: { busy: true, groups: [] },
  play: async () => {
    await userEvent.type(await field(), '61840277');
    await expect(page().getByRole('status')).toHaveTextContent('Buscando');
  },
};
export const Pages: Story = {
  play: async ({ args }) => {
    await field();
    await expect(page().getAllByRole('menuitem')).toHaveLength(7);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
