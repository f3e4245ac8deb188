import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onPhone } from '../../testing/layout.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Ventanas/Panel lateral · Drawer',
  id: 'drawer',
  component: Drawer,
  // Each in its own frame: an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Filtros',
    children: 'Canal, fechas y tipo de entrega',
    actions: (
      <>
        <Button>Quitar filtros</Button>
        <Button variant="primary">Ver 24 pedidos</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ args }) => {
    await waitFor(() => expect(page().getByRole('dialog', { name: 'Filtros' })).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: 'Cerrar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(page().getByRole('dialog').parentElement?.offsetWidth).toBe(480);
    // A press beside it closes it, as Escape does.
    await userEvent.click(page().getByRole('dialog').parentElement?.parentElement as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    page().getByRole('button', { name: 'Cerrar' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
  },
};
export const Bottom: Story = {
  name: 'Desde abajo',
  args: { side: 'bottom', isDismissable: false },
  play: async ({ args }) => {
    const dialog = await page().findByRole('dialog', { name: 'Filtros' });
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
/** What does not fit scrolls between the title and the acts, which stay. */
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    title: 'Filtros de los pedidos de Comercializadora de Artesanías y Textiles del Istmo',
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={at}>Sucursal {at + 1} de Artesanías y Textiles del Istmo, San Pedro Tlaquepaque</p>
    )),
    actions: (
      <>
        <Button>Quitar todos los filtros</Button>
        <Button variant="primary">Ver 1,284 pedidos</Button>
      </>
    ),
  },
  play: async () => {
    const last = await page().findByText(/^Sucursal 40 /);
    last.scrollIntoView();
    for (const name of ['Cerrar', 'Quitar todos los filtros', 'Ver 1,284 pedidos']) {
      const { top, bottom, left, right } = page().getByRole('button', { name }).getBoundingClientRect();
      await expect(top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth).toBe(true);
    }
    last.closest('[tabindex="0"]')?.scrollTo({ top: 0 });
  },
};
export const Phone: Story = {
  ...LongText,
  ...onPhone(640),
  name: 'En el teléfono',
  args: { ...LongText.args, side: 'bottom' },
};
