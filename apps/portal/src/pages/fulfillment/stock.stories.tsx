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
  tags: ['!autodocs'],
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

export const CincuentaYUno: Story = { name: 'Cincuenta y una filas', ...states.CincuentaYUno };
export const CincuentaYUnoTelefono: Story = {
  name: 'Cincuenta y una filas en el teléfono',
  ...states.CincuentaYUnoTelefono,
};
export const UltimaPagina: Story = { name: 'Última página', ...states.UltimaPagina };
export const CincuentaPorPagina: Story = { name: 'Cincuenta por página', ...states.CincuentaPorPagina };
export const UnaFila: Story = { name: 'Una fila', ...states.UnaFila };
export const SinFilas: Story = { name: 'Sin filas', ...states.SinFilas };
export const NadaCoincide: Story = { name: 'Nada coincide', ...states.NadaCoincide };
export const Cargando: Story = states.Cargando;
export const CargandoTelefono: Story = { name: 'Cargando en el teléfono', ...states.CargandoTelefono };
export const Fallo: Story = { name: 'Falló', ...states.Fallo };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };

export const UnSku: Story = {
  name: 'Un SKU por almacén · S2.53',
  args: { url: stockAddress({ sku: 'SKU-2' }) },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: /SKU-2|Tapete/u });
    await expect(await within(panel).findByText('~4 días')).toBeVisible();
    await expect(within(panel).getByText('Te conviene enviar')).toBeVisible();
    await expect(within(panel).getByText(/Llegaron en un envío/u)).toBeVisible();
  },
};

export const Inicio: Story = {
  name: 'Inicio con totales y lo que se agota · S1.9 S2.52',
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
export const InicioTelefono: Story = {
  name: 'Inicio en el teléfono',
  globals: phone,
  args: { url: paths.fulfillment() },
};
export const InicioVacio: Story = {
  name: 'Inicio vacío',
  args: { url: paths.fulfillment(), handlers: warehouseHandlers(0) },
};
export const InicioFallo: Story = {
  name: 'Inicio que falló',
  args: { url: paths.fulfillment(), handlers: [mock(listInventory).fails(503), ...warehouseHandlers(3)] },
};
