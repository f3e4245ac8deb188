import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { inEveryScheme } from '../../testing/every-scheme.ts';
import { onPhone, withoutPicture } from '../../testing/layout.tsx';
import { FilterOptions } from '../FilterBar/FilterBar.tsx';
import { Modal } from './Modal.tsx';

const meta = {
  title: 'Ventanas/Ventana modal · Modal',
  id: 'modal',
  component: Modal,
  // Each in its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Separar pedido 52093318',
    children: 'Cada paquete llevará su propia guía.',
    actions: (
      <>
        <Button autoFocus>Cancelar</Button>
        <Button variant="primary">Separar</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ args }) => {
    await waitFor(() =>
      expect(page().getByRole('dialog', { name: 'Separar pedido 52093318' })).toBeVisible(),
    );
    await expect(page().getByRole('button', { name: 'Cerrar' })).toHaveAttribute('title', 'Cerrar');
    // Tab goes around inside, from the safest, both ways.
    const safest = page().getByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(safest).toHaveFocus());
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Separar' })).toHaveFocus();
    await userEvent.tab();
    await expect(page().getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(page().getByRole('button', { name: 'Separar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** In dark its ground is what a hovered row has elsewhere. */
export const Interaction: Story = {
  name: 'Al pasar',
  args: {
    children: <FilterOptions label="Paquete" items={[{ id: '1', label: 'Paquete 1' }]} />,
    actions: <Button variant="ghost">Dejarlo así</Button>,
  },
  play: async () => {
    const dialog = await page().findByRole('dialog');
    const parts = [
      within(dialog).getByRole('option'),
      ...within(dialog).getAllByRole('button', { name: /Cerrar|Dejarlo así/ }),
    ];
    const groundOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
    for (const part of parts) part.setAttribute('data-hovered', 'true');
    await expect(parts).toHaveLength(3);
    await inEveryScheme(async () => {
      for (const part of parts)
        await waitFor(() => expect(groundOf(part)).not.toBe(groundOf(dialog.parentElement)));
    });
  },
};
export const KeptByEscape: Story = {
  name: 'Esc no lo cierra',
  tags: ['no-visual'],
  parameters: withoutPicture,
  args: { isKeyboardDismissDisabled: true },
  play: async ({ args }) => {
    await waitFor(() => expect(page().getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const Large: Story = { name: 'Grande', args: { size: 'lg' } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    children: Array.from({ length: 60 }, (_, at) => (
      <p key={at}>Canasta de palma con tapa, pieza {at + 1}</p>
    )),
  },
  play: async () => {
    // Only what is between title and buttons scrolls, by keys too.
    const last = await page().findByText('Canasta de palma con tapa, pieza 60');
    const body = last.closest<HTMLElement>('[tabindex="0"]');
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? Infinity);
    last.scrollIntoView();
    for (const name of ['Cancelar', 'Cerrar']) {
      const { top, bottom } = page().getByRole('button', { name }).getBoundingClientRect();
      await expect(top >= 0 && bottom <= innerHeight).toBe(true);
    }
    body?.scrollTo({ top: 0 });
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(640),
  args: { ...LongText.args, title: 'Separar el pedido 2000008411872206 en dos paquetes con su propia guía' },
  ...(LongText.play && { play: LongText.play }),
};
