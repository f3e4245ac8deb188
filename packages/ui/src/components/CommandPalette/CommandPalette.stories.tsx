import type { Meta, StoryObj } from '@storybook/react-vite';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
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
import { eachInAState } from '../../testing/in-each-state.tsx';
import { onPhone } from '../../testing/layout.tsx';
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
  title: 'Ventanas/Paleta de comandos · CommandPalette',
  id: 'commandpalette',
  component: CommandPalette,
  // In its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { isOpen: true, onOpenChange: fn(), onAction: fn(), onQueryChange: fn(), groups },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const field = () => page().findByRole('combobox', { name: 'Buscar y hacer' });

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('paqueteria');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('paqueteria');
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'guia' })));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** Its entries; the first is the one that Enter takes. */
export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  play: async () => {
    const [, ...options] = await page().findAllByRole('option');
    await eachInAState(options);
  },
};
/** Enter opens what the field points at; each step says it, and the ends meet. */
export const Keys: Story = {
  name: 'Con el teclado',
  play: async ({ args }) => {
    const search = await field();
    await waitFor(() => expect(search).toHaveFocus());
    const options = page().getAllByRole('option');
    const pointsAt = (option: HTMLElement | undefined) =>
      waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', option?.id));
    // Nothing typed: Enter opens nothing by chance.
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await pointsAt(options.at(-1));
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await pointsAt(options[0]);
    await userEvent.hover(page().getByRole('option', { name: /Mis pagos/ }));
    await pointsAt(options[4]);
    // What is typed points at its first result; one Esc closes, whatever was typed.
    await userEvent.keyboard('gui');
    await pointsAt(page().getByRole('option', { name: /Generar una guía/ }));
    // Enter with the last letter opens what stands in the field, also before the list has come that far.
    const last = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    last?.set?.call(search, 'facturas');
    search.dispatchEvent(new InputEvent('input', { bubbles: true }));
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'facturas' })),
    );
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
const navigate = fn();
/** A page opens through the router of the application, also from the field. */
export const Links: Story = {
  name: 'Páginas con enlace',
  args: {
    groups: [
      { id: 'paginas', label: 'Páginas', items: [{ id: 'pagos', label: 'Mis pagos', href: '/mis-pagos' }] },
    ],
  },
  decorators: [
    (Story) => (
      <UiProvider navigate={navigate}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ args }) => {
    const search = await field();
    await expect(page().getByRole('dialog', { name: 'Buscar y hacer' })).toBeVisible();
    await expect(search).toHaveAttribute('aria-controls', page().getByRole('listbox').id);
    await userEvent.type(search, 'pagos');
    // With Ctrl the press is the browser's, which opens another tab.
    const held = new Promise<boolean>((resolve) => {
      document.addEventListener(
        'click',
        (event) => {
          resolve(event.ctrlKey);
          event.preventDefault();
          event.stopPropagation();
        },
        { once: true, capture: true },
      );
    });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await held).toBe(true);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(navigate).toHaveBeenCalledWith('/mis-pagos', undefined);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const Answers: Story = {
  name: 'Con respuestas del servicio',
  args: { groups: [answers, ...groups] },
  play: async () => {
    await userEvent.type(await field(), '6184');
    await waitFor(() => expect(page().getAllByRole('option')).toHaveLength(2));
  },
};
export const NoMatch: Story = {
  name: 'Sin coincidencias',
  play: async () => {
    await userEvent.type(await field(), 'rinoceronte');
    await waitFor(() => expect(page().getByText('Nada coincide con «rinoceronte»')).toBeVisible());
  },
};
export const Busy: Story = {
  name: 'Buscando',
  args: { busy: true, groups: [] },
  play: async () => {
    await userEvent.type(await field(), '61840277');
    await expect(page().getByRole('status')).toHaveTextContent('Buscando');
  },
};
export const Pages: Story = {
  name: 'Páginas y acciones',
  play: async ({ args }) => {
    await field();
    await expect(page().getAllByRole('option')).toHaveLength(7);
    for (const name of ['Páginas', 'Acciones'])
      await expect(page().getByRole('group', { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
/** On a phone it is the whole window, with a × in place of Esc; what is too long for a row wraps. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(720),
  args: {
    groups: [
      {
        ...answers,
        items: answers.items.map((item) => ({
          ...item,
          label: `2000008411872206-${item.label}`,
          description: 'Mercado Libre · María Guadalupe de los Ángeles Hernández-Villaseñor · Ayer, 19:04',
        })),
      },
      ...groups,
    ],
  },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.click(page().getByRole('button', { name: 'Cerrar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    for (const option of page().getAllByRole('option')) {
      const { left, right } = option.getBoundingClientRect();
      await expect(left >= 0 && right <= innerWidth).toBe(true);
    }
  },
};
