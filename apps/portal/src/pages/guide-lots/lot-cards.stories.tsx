import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../testing/story-app.tsx';
import { lotsAddress } from './search.ts';
import { ordersOfFiveChannels, waitingOrders } from './testing/waiting-orders.ts';

const pedidos = waitingOrders.slice(0, 2).map(({ orderNumber }) => orderNumber);

const meta = {
  title: 'Pantallas/Guías en lote en el teléfono',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: { url: lotsAddress({ pedidos }), handlers: [ordersOfFiveChannels] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card for each order, in place of the grid; its parcel is set in a sheet from below and asked for anew. */
export const Borrador: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Paquetes del lote' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(
      within(list).getByRole('button', { name: `Editar el paquete del pedido ${pedidos[0]}` }),
    );
    const sheet = within(await screen.findByRole('dialog'));
    const weight = sheet.getByRole('textbox', { name: /Peso/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '7.25');
    await userEvent.click(sheet.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await within(list).findByText(/7\.25 kg/)).toBeVisible();
  },
};
