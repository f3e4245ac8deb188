import { getProductStock } from '@trastienda/api-client/products';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { listStories } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { inventoryAddress } from './search.ts';

const [example] = getProductStock.example().data;

/** A store with so many SKUs: every fourth is sold out, every fifth is offered nowhere. */
function stock(count: number) {
  const all = Array.from({ length: count }, (_, at) => ({
    ...(example ?? ({} as never)),
    productId: `p-${at + 1}`,
    sku: `SKU-${at + 1}`,
    name: `Jarrón de talavera ${at + 1}`,
    stock: at % 4 === 0 ? 0 : at * 3,
    fulfillmentStock: 0,
    reserved: at % 4 === 0 ? 0 : 1,
    salesChannels: at % 5 === 4 ? [] : (['SR', 'CS'] as const),
    available: at % 4 !== 0 && at % 5 !== 4,
    soldIn28Days: 28,
  })).map((row) => ({ ...row, salesChannels: [...row.salesChannels] }));
  return [
    mock(getProductStock).reply(({ query }) => {
      const { page = 1, pageSize = 20, name = '', only_unavailable: isOnly = false } = query;
      const found = all.filter(
        (row) => row.name.toLowerCase().includes(name.toLowerCase()) && (!isOnly || !row.available),
      );
      return {
        count: all.filter(({ available }) => !available).length,
        counts: {
          skus: count,
          out: Math.ceil(count / 4),
          within3: Math.min(count, 2),
          within7: Math.min(count, 4),
        },
        data: found.slice((page - 1) * pageSize, page * pageSize),
        pagination: { total_registros: found.length, page_size: pageSize, page },
      };
    }),
  ];
}

const meta = {
  title: 'Pantallas/Reporte de inventario',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: inventoryAddress(), handlers: stock(51) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: getProductStock,
  handlers: stock,
  address: (page = 1) => inventoryAddress({ pagina: page }),
  heading: 'Inventario',
  empty: 'Sube tu primer producto',
  failed: 'No pudimos cargar tu inventario',
  noMatch: { address: inventoryAddress({ q: 'zzzz' }), title: 'Ningún SKU coincide' },
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

/** What runs out is counted, and said beside each SKU. */
export const LoQueSeAgota: Story = {
  name: 'Lo que se agota · S2.56',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Se agotan en 7 días')).toBeVisible();
    await expect(await canvas.findByText('2 en los próximos 3 días')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Productos no disponibles/u }));
    await expect(await canvas.findByText(/^1–20 de 20/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Productos no disponibles/u })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Exportar 20' })).toBeVisible();
  },
};
