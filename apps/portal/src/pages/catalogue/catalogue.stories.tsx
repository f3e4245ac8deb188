import {
  activateProducts,
  deleteProducts,
  listCategoryMatches,
  listProducts,
  listStoreTopCategories,
  pauseProducts,
  updateProduct,
  updateProductCategory,
} from '@trastienda/api-client/products';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import type { ProductItem } from './model.ts';
import { catalogueAddress } from '../../shared/routes/catalogue-search.ts';

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
      stock: at % 2 === 1 ? 0 : at % 8 === 4 ? 5 : 14,
      category: at % 3 === 0 ? 'cat-2-1-1' : '',
      category_name: at % 3 === 0 ? 'Cristalería' : '',
      salesChannels: at % 5 === 0 ? ['SR', 'CS', 'SN', 'ML', 'SH'] : ['SR'],
      completeness: at % 4 === 0 ? 83 : 100,
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
      const found = all.filter(
        ({ name, category, salesChannels, fulfillment, completeness }) =>
          name.toLowerCase().includes((query.name ?? '').toLowerCase()) &&
          (query.filter_categoria ?? category) === category &&
          (query.filter_marketplace?.some((code) => salesChannels.includes(code)) ?? true) &&
          (query.filter_fulfillment === 'true' ? fulfillment : true) &&
          (query.filter_missing ? completeness < 100 : true),
      );
      const counts = {
        total: found.length,
        active: found.filter(isOf.active).length,
        paused: found.filter(isOf.paused).length,
        out_of_stock: found.filter(isOf.out_of_stock).length,
        draft: found.filter(isOf.draft).length,
      };
      const ofState = query.filter_status ? found.filter(isOf[query.filter_status]) : found;
      const way = query.order_existencias === 'desc' ? -1 : 1;
      const rows = query.order_existencias
        ? ofState.toSorted((one, other) => way * (one.stock - other.stock))
        : ofState;
      const { page = 1, pageSize } = query;
      return {
        data: rows.slice((page - 1) * pageSize, page * pageSize),
        pagination: { total_registros: rows.length, page_size: pageSize, page },
        counts,
      };
    }),
    mock(pauseProducts).reply(turned('paused')),
    mock(activateProducts).reply(turned('active')),
    mock(deleteProducts).reply(({ body }) => {
      all = all.filter(({ id }) => !body.ids.includes(id));
      return {
        success: true,
        message: `Se eliminaron ${body.ids.length}`,
        data: { ok: [...body.ids], failed: [] },
      };
    }),
    mock(updateProduct).reply(({ params, body }) => {
      all = all.map((one) =>
        one.id === params.id
          ? { ...one, price: body.price ?? one.price, salePrice: body.salePrice ?? one.salePrice }
          : one,
      );
      return updateProduct.example();
    }),
    mock(updateProductCategory).reply(updateProductCategory.example()),
    mock(listStoreTopCategories).reply({
      data: [{ category: 'cat-2-1-1', category_name: 'Cristalería', total: 17 }],
    }),
    mock(listCategoryMatches).reply({
      data: [
        {
          id: 'cat-2-1-1',
          name: 'Cristalería',
          path: ['Cocina y mesa', 'Mesa', 'Cristalería'],
          score: 0.8,
          source: 'tuya',
        },
        {
          id: 'cat-1-1-1',
          name: 'Jarrones y floreros',
          path: ['Hogar', 'Decoración', 'Jarrones y floreros'],
          score: 0.3,
        },
      ],
    }),
  ];
}

const meta = {
  title: 'Pantallas/Mis productos',
  tags: ['!autodocs'],
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
  empty: 'Sube tu primer producto',
  failed: 'No pudimos cargar tus productos',
  noMatch: { address: catalogueAddress({ q: 'zzzz' }), title: 'Ningún producto coincide' },
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

/** The four states part the products; a tab is an address. */
export const PorEstado: Story = {
  name: 'Por estado · S2.46',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('51 productos · 13 activos · 38 no disponibles')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Sin existencias/u }));
    await expect(await canvas.findByText('1–13 de 13')).toBeVisible();
  },
};

/** From its row: a paused product is activated at all channels of the contract, and counted anew. */
export const ActivarUno: Story = {
  name: 'Activar uno',
  args: { handlers: catalogue(51) },
  play: async ({ canvas, userEvent }) => {
    const name = `Más acciones de ${item().name} 3`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Activar' }));
    await expect(await canvas.findByText('Se activaron 1 de 1')).toBeVisible();
    await expect(await canvas.findByText('51 productos · 14 activos · 37 no disponibles')).toBeVisible();
  },
};

const choose = async (
  canvas: ReturnType<typeof within>,
  user: { click: (place: Element) => Promise<void> },
) => {
  const boxes = await canvas.findAllByRole('checkbox', { name: /^Seleccionar producto/u });
  for (const box of boxes.slice(0, 2)) await user.click(box);
  await canvas.findByText('2 seleccionados');
};

/** Page, words and state are in the address; filters narrow each other, and one press takes them off. */
export const Filtros: Story = {
  name: 'Filtros · S3.24',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 de 51');
    const pick = async (filter: string, option: RegExp) => {
      const chip = () => canvas.getByRole('button', { name: new RegExp(`^${filter}`, 'u') });
      await userEvent.click(chip());
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await userEvent.keyboard('{Escape}');
      // The keyboard comes back to the filter a frame later: what is typed until then would be its.
      await waitFor(() => expect(chip()).toHaveFocus(), { timeout: 20_000 });
    };
    await pick('Categoría', /^Cristalería/u);
    await expect(await canvas.findByText('1–17 de 17')).toBeVisible();
    await pick('Qué falta', /^Foto/u);
    await expect(await canvas.findByText('1–5 de 5')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar productos' }), 'azul 1{Enter}');
    await expect(await canvas.findByText('1–2 de 2')).toBeVisible();
  },
};

/** Words sent while the filter before them is not drawn yet: both hold. */
export const PalabrasTrasFiltro: Story = {
  name: 'Palabras después de un filtro',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 de 51');
    const words = canvas.getByRole('searchbox', { name: 'Buscar productos' });
    await userEvent.type(words, 'azul 1');
    await userEvent.click(canvas.getByRole('button', { name: /^Categoría/u }));
    const option = await screen.findByRole('option', { name: /^Cristalería/u });
    // In one task: React draws what the router was told only after it.
    fireEvent.keyDown(option, { key: 'Enter' });
    fireEvent.keyUp(option, { key: 'Enter' });
    fireEvent.keyDown(words, { key: 'Enter' });
    await expect(await canvas.findByRole('button', { name: /^Categoría.*Cristalería/u })).toBeVisible();
    await expect(words).toHaveValue('azul 1');
    await expect(await canvas.findByText('1–5 de 5')).toBeVisible();
  },
};

/** Several at once: the bar says how many, at which channel is chosen, and ten seconds take it back. */
export const PausarVarios: Story = {
  name: 'Pausar varios',
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar 2 en…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sears' }));
    await expect(await screen.findByText('Se pausarán 2 productos')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expect(canvas.queryByText('2 seleccionados')).toBeNull();
  },
};

/** One form for all: each product has its two fields in it. */
export const CambiarCategoria: Story = {
  name: 'Cambiar categoría · S3.57',
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones de la selección' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar categoría de 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar categoría' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Cristalería/u }));
    const form = dialog.getByRole('radiogroup').closest('form');
    await expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
      'category_p-1': 'cat-2-1-1',
      'category_name_p-1': 'Cristalería',
      'category_p-2': 'cat-2-1-1',
      'category_name_p-2': 'Cristalería',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar 2 productos' }));
    await expect(await screen.findByText('La categoría de 2 productos cambió')).toBeVisible();
  },
};

/** How many, and where they are on sale, before they go. */
export const EliminarVarios: Story = {
  name: 'Eliminar varios',
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones de la selección' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar 2' }));
    await expect(await screen.findByText(/Dejan de venderse en Sears \(2\)/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar 2 productos' }));
    await expect(await screen.findByText('Se eliminarán 2 productos')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  },
};

/** A long name and a price that was lowered, at every width. */
export const NombreLargo: Story = {
  name: 'Nombre largo',
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

/** What one has typed is looked for when the hands rest; the rows of before stay until others come. */
export const BuscarAlEscribir: Story = {
  name: 'Buscar al escribir',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 de 51');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar productos' }), 'azul 51');
    await expect(await canvas.findByText('1–1 de 1')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Buscar productos' })).toHaveFocus();
  },
};

/** Tapped and changed on the card; three products are whole on the first screen. */
export const TelefonoPrecio: Story = {
  name: 'Cambiar precio en el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cards = await canvas.findAllByRole('article');
    const { defaultView: window } = canvasElement.ownerDocument;
    // A phone of 844 px, less the bar of 64 px below.
    await expect(cards[2]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(780);
    await expect(window?.innerWidth).toBe(390);
    const first = within(cards[0] as HTMLElement);
    await userEvent.click(first.getByRole('button', { name: /Editar precio/u }));
    const field = first.getByRole('textbox', { name: 'Editar precio' });
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(await first.findByText('Escribe más que 0')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '520{Enter}');
    await expect(await first.findByRole('button', { name: /\$520\.00.*Editar precio/u })).toBeVisible();
  },
};

/** Of the first product, in its row. */
const typesPrice =
  (amount: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const [price] = await canvas.findAllByRole('button', { name: /Editar precio/u });
    await userEvent.click(price as HTMLElement);
    const field = canvas.getByRole('textbox', { name: 'Editar precio' });
    await userEvent.clear(field);
    await userEvent.type(field, `${amount}{Enter}`);
  };

/** A price far from the one of before is asked about once more; what the service refuses stays in its cell. */
export const PrecioDudoso: Story = {
  name: 'Precio dudoso',
  args: {
    handlers: [
      mock(updateProduct).fails(422, { message: 'El precio de oferta no puede ser mayor que el precio' }),
      ...catalogue(3),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typesPrice('9')(context);
    await expect(await screen.findByText(/a \$9\.00: revisa que así sea/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar precio' }));
    await expect(await canvas.findByText(/no puede ser mayor/u)).toBeVisible();
  },
};

/** A colleague's price came first: it is told, and nobody's is lost. */
export const PrecioDeDosPersonas: Story = {
  name: 'Precio que cambiaron dos personas',
  args: {
    handlers: [
      mock(updateProduct).fails(409, {
        message: 'Héctor Ruiz cambió este campo (Hoy, 09:42). Elige con cuál te quedas',
        code: 'changed',
        data: {
          conflicts: [{ field: 'salePrice', theirs: 860, by: 'Héctor Ruiz', at: '2025-11-25T15:42:00Z' }],
        },
      }),
      ...catalogue(3),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await typesPrice('880')(context);
    await expect(await canvas.findByText(/Héctor Ruiz lo dejó en \$860\.00/u)).toBeVisible();
  },
};

/** By its header: few pieces first, then the other way round; a phone has the same choices in words. */
export const PorExistencias: Story = {
  name: 'Por existencias',
  play: async ({ canvas, userEvent }) => {
    const header = () => canvas.findByRole('columnheader', { name: 'Existencias' });
    const seesFirst = (stock: string) =>
      waitFor(() =>
        expect(within(canvas.getAllByRole('row')[1] as HTMLElement).getByText(stock)).toBeVisible(),
      );
    await userEvent.click(await canvas.findByRole('button', { name: 'Existencias' }));
    await seesFirst('0');
    await expect(await header()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Existencias' }));
    await seesFirst('14');
    await expect(await header()).toHaveAttribute('aria-sort', 'descending');
  },
};

export const PorExistenciasTelefono: Story = {
  name: 'Por existencias en el teléfono',
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Orden/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Menos existencias' }));
    await waitFor(() =>
      expect(within(canvas.getAllByRole('article')[0] as HTMLElement).getByText('0 piezas')).toBeVisible(),
    );
  },
};
