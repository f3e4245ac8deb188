import { listInventory } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { stockAddress } from './search.ts';
import { warehouseHandlers } from './testing/warehouse-world.ts';

const meta = {
  title: 'Pantallas/Consultar inventario',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: stockAddress(), handlers: warehouseHandlers(51) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: listInventory,
  handlers: warehouseHandlers,
  address: (pagina) => stockAddress(pagina === undefined ? {} : { pagina }),
  heading: 'Consultar inventario',
  empty: 'Aún no tienes inventario en el almacén',
  failed: 'No pudimos cargar tu inventario',
  noMatch: { address: stockAddress({ q: 'zzzz' }), title: 'Ningún SKU coincide' },
});

export const CincuentaYUno: Story = states.CincuentaYUno;
export const CincuentaYUnoTelefono: Story = states.CincuentaYUnoTelefono;
export const UltimaPagina: Story = states.UltimaPagina;
export const CincuentaPorPagina: Story = states.CincuentaPorPagina;
export const UnaFila: Story = states.UnaFila;
export const SinFilas: Story = states.SinFilas;
export const NadaCoincide: Story = states.NadaCoincide;
export const Cargando: Story = states.Cargando;
export const CargandoTelefono: Story = states.CargandoTelefono;
export const Fallo: Story = states.Fallo;
export const SinPermiso: Story = states.SinPermiso;
export const SinConexion: Story = states.SinConexion;

export const UnSku: Story = {
  name: 'S2.53 One SKU by warehouse: what is there, for how long it lasts, and what moved it',
  args: { url: stockAddress({ sku: 'SKU-2' }) },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: /SKU-2|Tapete/u });
    await expect(await within(panel).findByText('~4 días')).toBeVisible();
    await expect(within(panel).getByText('Te conviene enviar')).toBeVisible();
    await expect(within(panel).getByText(/Llegaron en un envío/u)).toBeVisible();
  },
};

export const Inicio: Story = {
  name: 'S1.9 S2.52 Fulfillment: totals, what runs out first, and the four ways on',
  args: { url: paths.fulfillment() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 SKU se agotan en 7 días')).toBeVisible();
    const menu = within(canvas.getByRole('main'));
    for (const [name, href] of [
      ['Retirar inventario', paths.withdrawInventory()],
      ['Consultar inventario', paths.viewInventory()],
      ['Historial de envíos', paths.shipmentHistory()],
    ] as const) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(await canvas.findByText('2 días')).toBeVisible();
    // No page of it is marked as still to come.
    await expect(canvas.queryByText('Pronto')).toBeNull();
  },
};
export const InicioTelefono: Story = { globals: phone, args: { url: paths.fulfillment() } };
export const InicioVacio: Story = { args: { url: paths.fulfillment(), handlers: warehouseHandlers(0) } };
export const InicioFallo: Story = {
  args: { url: paths.fulfillment(), handlers: [mock(listInventory).fails(503), ...warehouseHandlers(3)] },
};
