import { listProducts, pauseProducts, activateProducts } from '@trastienda/api-client/products';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { listStories } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import type { ProductItem } from './model.ts';
import { catalogueAddress } from './search.ts';

const [example] = listProducts.example().data;
const item = (change: Partial<ProductItem> = {}): ProductItem => ({
  ...(example as ProductItem),
  ImageLinkThumbnail: null,
  ...change,
});

/** A service that has so many products, and answers by state, words and page. */
function catalogue(count: number) {
  let all = Array.from({ length: count }, (_, at) =>
    item({
      id: `p-${at + 1}`,
      name: `${item().name} ${at + 1}`,
      sku: `VS-${at + 1}`,
      status: (['active', 'active', 'paused', 'draft'] as const)[at % 4] ?? 'active',
      stock: at % 2 === 1 ? 0 : 14,
    }),
  );
  const isOf = {
    active: (one: ProductItem) => one.status === 'active' && one.stock > 0,
    paused: (one: ProductItem) => one.status === 'paused',
    out_of_stock: (one: ProductItem) => one.status === 'active' && one.stock === 0,
    draft: (one: ProductItem) => one.status === 'draft',
  };
  const turned =
    (status: 'active' | 'paused') =>
    ({ body }: { readonly body: { readonly ids: readonly string[] } }) => {
      all = all.map((one) => (body.ids.includes(one.id) ? { ...one, status } : one));
      return {
        success: true,
        message: status === 'paused' ? 'Se pausaron 1 de 1' : 'Se activaron 1 de 1',
        data: { ok: [...body.ids], failed: [] },
      };
    };
  return [
    mock(listProducts).reply(({ query }) => {
      const found = all.filter(({ name }) => name.toLowerCase().includes((query.name ?? '').toLowerCase()));
      const counts = {
        total: found.length,
        active: found.filter(isOf.active).length,
        paused: found.filter(isOf.paused).length,
        out_of_stock: found.filter(isOf.out_of_stock).length,
        draft: found.filter(isOf.draft).length,
      };
      const rows = query.filter_status ? found.filter(isOf[query.filter_status]) : found;
      const { page = 1, pageSize } = query;
      return {
        data: rows.slice((page - 1) * pageSize, page * pageSize),
        pagination: { total_registros: rows.length, page_size: pageSize, page },
        counts,
      };
    }),
    mock(pauseProducts).reply(turned('paused')),
    mock(activateProducts).reply(turned('active')),
  ];
}

const meta = {
  title: 'Pantallas/Mis productos',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.products(), handlers: catalogue(51) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: listProducts,
  handlers: catalogue,
  address: (page = 1) => catalogueAddress({ pagina: page }),
  heading: 'Mis productos',
  empty: 'Aquí verás tus productos',
  failed: 'No pudimos cargar tus productos',
  noMatch: { address: catalogueAddress({ q: 'zzzz' }), title: 'Ningún producto coincide' },
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

/** The four states part the products; a tab is an address. */
export const PorEstado: Story = {
  name: 'S2.46 Por estado',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('51 productos · 13 activos')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Sin existencias/u }));
    await expect(await canvas.findByText('1–13 de 13')).toBeVisible();
  },
};

/** From its row: paused at all channels of the contract, and activated again. */
export const PausarYActivar: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = () => canvas.findByRole('button', { name: `Más acciones de ${item().name} 1` });
    await userEvent.click(await menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pausar' }));
    await expect(await canvas.findByText('Se pausaron 1 de 1')).toBeVisible();
    await expect(await canvas.findByText('51 productos · 12 activos')).toBeVisible();
    await userEvent.click(await menu());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Activar' }));
    await expect(await canvas.findByText('51 productos · 13 activos')).toBeVisible();
  },
};

/** A long name and a price that was lowered, at every width. */
export const NombreLargo: Story = {
  args: {
    handlers: [
      mock(listProducts).reply({
        ...listProducts.example(),
        data: [
          item({
            name: 'Juego de sábanas de algodón egipcio de 600 hilos, tamaño matrimonial, color hueso',
            price: 2499,
            salePrice: 1999.5,
            skus: 4,
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1,999.50')).toBeVisible();
    await expect(canvas.getByText(/y 3 más/u)).toBeVisible();
  },
};
