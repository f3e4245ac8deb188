import { createBulkLoad, getBulkLoadLog, listBulkLoads } from '@trastienda/api-client/liubliana';
import { mock } from '@trastienda/api-client/msw';
import { listCategories } from '@trastienda/api-client/products';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { memoryStore } from '../../shared/persistence/memory-store.ts';
import { chooseFiles } from '../../testing/choose-file.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { createBulkLoadFeature } from '../../features/bulk-loads/file-feature.ts';
import { loadAddress } from './search.ts';
import { badRows, loadService } from './testing/load-service.ts';

const choosing = loadAddress({});
const columns = [
  { head: 'SKU', key: 'sku', note: null, sample: 'CH-1' },
  { head: 'Nombre', key: 'name', note: null, sample: 'Charola de madera' },
  {
    head: 'Precio sin IVA',
    key: null,
    note: 'súmale 16 % y ponlo en «Precio»',
    sample: '86.21',
  },
  {
    head: 'Lo que cobro',
    key: null,
    note: 'No la conocemos: elige qué es, o se queda fuera',
    sample: '120',
  },
];
const reviewing = loadAddress({ carga: 'revision-1' });
const ended = loadAddress({ carga: 'carga-8' });

const meta = {
  title: 'Pantallas/Carga masiva',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  // Nothing is left in the workbench's browser.
  args: {
    url: choosing,
    handlers: loadService().handlers,
    features: () => [createBulkLoadFeature(memoryStore())],
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const sees =
  (words: string | RegExp): Play =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(words))[0]).toBeVisible();
const fits: (words: string | RegExp) => Play = (words) => async (context) => {
  await sees(words)(context);
  await waitFor(() => expect(context.canvasElement.scrollWidth).toBeLessThanOrEqual(390));
};

const file = new File(['sku,price\r\nVS-6,899\r\n'], 'catalogo.csv', { type: 'text/csv' });

export const PorElegir: Story = { name: 'Por elegir archivo', play: sees('catalogo-cocina-noviembre.xlsx') };
export const PorElegirTelefono: Story = {
  name: 'Por elegir archivo, en el teléfono',
  globals: phone,
  play: fits('catalogo-cocina-noviembre.xlsx'),
};
export const SinCargas: Story = {
  name: 'Sin cargas',
  args: { handlers: [mock(listBulkLoads).fails(404), ...loadService().handlers] },
  play: sees('Aún no has subido archivos'),
};
export const ListaFallo: Story = {
  name: 'Falló la lista',
  args: { handlers: [mock(listBulkLoads).fails(503), ...loadService().handlers] },
  play: sees('No pudimos cargar tus cargas'),
};
const chooses: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Carga masiva' });
  await chooseFiles(canvasElement, file);
};
export const Leyendo: Story = {
  args: { handlers: [mock(createBulkLoad).delays('infinite'), ...loadService().handlers] },
  play: async (context) => {
    await chooses(context);
    await sees(/^Leyendo catalogo\.csv/u)(context);
  },
};
export const NoSeLee: Story = {
  name: 'El archivo no se lee',
  args: {
    handlers: [
      mock(createBulkLoad).fails(422, { message: 'Tiene 12,431 filas; el máximo es 10,000: divídelo en 2' }),
      ...loadService().handlers,
    ],
  },
  play: async (context) => {
    await chooses(context);
    await sees('No pudimos leer catalogo.csv.')(context);
    await sees(/divídelo en 2/u)(context);
  },
};
/** One word alone tells how its letters are stored: she picks the one that is spelt right, and the file goes on. */
export const ComoSeLee: Story = {
  name: 'Cómo se leen los acentos',
  args: {
    handlers: [
      mock(createBulkLoad, { once: true }).fails(422, {
        message: 'Sus acentos no se leen bien («Ni–a»): guárdalo como «CSV UTF-8» y súbelo otra vez',
        code: 'encoding',
        data: {
          readings: [
            { encoding: 'macintosh', sample: 'Niña' },
            { encoding: 'windows-1252', sample: 'Ni–a' },
          ],
        },
      }),
      ...loadService().handlers,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooses(context);
    await expect(await canvas.findByRole('group', { name: '¿Cómo se lee bien?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Niña' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Revisa antes de guardar' }),
    ).toBeVisible();
  },
};
/** Nobody knows which column is the SKU: all of them are shown with an example, and she chooses. */
export const SinColumnaDeSku: Story = {
  name: 'Sin columna SKU, se elige · S7.75',
  args: {
    handlers: [
      mock(createBulkLoad, { once: true }).fails(422, {
        message: 'No vemos cuál columna es el SKU: elígela',
        code: 'no_sku',
        data: {
          columns: [
            { head: 'Clave de almacén', key: null, note: null, sample: 'COL-1' },
            { head: 'Nombre', key: 'name', note: null, sample: 'Charola' },
          ],
        },
      }),
      ...loadService().handlers,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooses(context);
    const drawer = within(await screen.findByRole('dialog', { name: 'Columnas de tu archivo' }));
    await expect(drawer.getByText('Por ejemplo: COL-1')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Revisar otra vez' })).toHaveAccessibleDescription(
      'Elige cuál columna es el SKU',
    );
    // Closed by mistake, it comes back; nothing has to be chosen again.
    await userEvent.click(drawer.getByRole('button', { name: 'Cancelar' }));
    await sees('Falta elegir una columna de catalogo.csv.')(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir columnas' }));
    const again = within(await screen.findByRole('dialog', { name: 'Columnas de tu archivo' }));
    await userEvent.click(again.getByRole('button', { name: /Clave de almacén/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'SKU' }));
    await userEvent.click(again.getByRole('button', { name: 'Revisar otra vez' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Revisa antes de guardar' }),
    ).toBeVisible();
  },
};

/** Chosen, reviewed with what changes, and saved: nothing is written before the press. */
export const Guardar: Story = {
  name: 'Revisar y guardar un archivo · S2.50',
  args: { handlers: loadService().handlers },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooses(context);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Revisa antes de guardar' }),
    ).toBeVisible();
    // What somebody has to look at comes first.
    await expect(await canvas.findByText('Precio: Usa punto para los centavos')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Se actualizan/u }));
    const row = await canvas.findByRole('row', { name: /^Fila 400|VS-400/u });
    await expect(row).toHaveTextContent('Precio: $899.00 → $889.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar 386 filas' }));
    await expect(await canvas.findByRole('button', { name: 'Deshacer carga' })).toBeVisible();
  },
};
/** What each column was taken for, and which are left out and why; one is chosen, and the file is reviewed again. */
export const Columnas: Story = {
  name: 'Columnas por elegir',
  args: { handlers: loadService({ columns }).handlers },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooses(context);
    await sees('Usamos 2 de 4. Quedan fuera «Precio sin IVA» y «Lo que cobro».')(context);
    await expect(canvas.getByText('«Precio sin IVA»: súmale 16 % y ponlo en «Precio»')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver y elegir' }));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByRole('button', { name: 'Revisar otra vez' })).toHaveAccessibleDescription(
      'Cambia alguna columna para revisar otra vez',
    );
    const choose = async (column: RegExp, ours: string) => {
      await userEvent.click(drawer.getByRole('button', { name: column }));
      await userEvent.click(await screen.findByRole('option', { name: ours }));
    };
    await choose(/Lo que cobro/u, 'Nombre');
    await expect(drawer.getAllByText('Ya elegiste otra columna para Nombre')).toHaveLength(2);
    await choose(/Lo que cobro/u, 'Precio');
    await userEvent.click(drawer.getByRole('button', { name: 'Revisar otra vez' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ColumnasTelefono: Story = {
  name: 'Columnas en el teléfono',
  globals: phone,
  args: { url: reviewing, handlers: loadService({ columns }).handlers },
  play: async (context) => {
    await fits('Usamos 2 de 4. Quedan fuera «Precio sin IVA» y «Lo que cobro».')(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Ver y elegir' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** A workbook of another shop: which sheet and row it was read from is told before anything else. */
export const OtraHoja: Story = {
  name: 'Leída de otra hoja',
  args: {
    url: reviewing,
    handlers: loadService({
      columns,
      fileNotes: [
        'Leímos la hoja «Blusas»; no leímos «Notas»',
        'Los nombres de tus columnas están en la fila 4: lo de arriba no se usa',
      ],
    }).handlers,
  },
  play: sees('Leímos la hoja «Blusas»; no leímos «Notas».'),
};
export const RevisarTelefono: Story = {
  name: 'Revisar en el teléfono',
  globals: phone,
  args: { url: reviewing },
  play: fits('Se actualizan'),
};
/** Another device has the review, and not its file. */
export const ArchivoEnOtroNavegador: Story = {
  name: 'Archivo en otro navegador',
  args: { url: reviewing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar 386 filas' }));
    await expect(await canvas.findByText('Elige el archivo otra vez.')).toBeVisible();
  },
};
export const Revisando: Story = {
  args: { url: reviewing, handlers: loadService({ status: 'procesando', processed: 180 }).handlers },
  play: sees('180 de 419'),
};
export const NadaCambia: Story = {
  name: 'Nada cambia',
  args: {
    url: reviewing,
    handlers: loadService({ created: 0, updated: 0, unchanged: 419, failed: 0, causes: [] }).handlers,
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Guardar filas' })).toHaveAccessibleDescription(
      'Ninguna fila cambia algo',
    ),
};
/** Not one row is good: nothing is saved, and its rows are corrected here. */
export const TodasConError: Story = {
  name: 'Todas las filas con error',
  args: {
    handlers: loadService({ created: 0, updated: 0, unchanged: 0, failed: 5, total: 5, processed: 5 })
      .handlers,
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooses(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Corregir 5 filas' }));
    await expect(await canvas.findByRole('grid', { name: 'Filas con error' })).toBeVisible();
  },
};
export const EnCurso: Story = {
  name: 'En curso',
  args: {
    url: ended,
    handlers: loadService({ status: 'procesando', processed: 214, undoUntil: null }).handlers,
  },
  play: sees('214 de 419'),
};

/** Mended in place, by hand and by suggestion, and sent again alone: five, then two. */
export const Corregir: Story = {
  name: 'Corregir filas con error · S4.36 S5.21',
  args: { url: ended, handlers: loadService().handlers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar 3 sugerencias' }));
    await expect(canvas.getByText('3 de 5 filas corregidas, sin guardar')).toBeVisible();
    const grid = within(canvas.getByRole('grid', { name: 'Filas con error' }));
    await expect(grid.getByText('689.50')).toBeVisible();
    await userEvent.click(grid.getByRole('button', { name: 'Deshacer: fila 88' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar 2 filas' }));
    await expect(await canvas.findByText('Corrige 3 filas para terminar.')).toBeVisible();
    await expect(canvas.queryByText('CF-IT-6')).toBeNull();
  },
};
const noCategory = {
  level: 'error' as const,
  code: 'category',
  field: 'category',
  value: 'Mesa',
  message: 'No encontramos «Mesa»',
  suggestion: null,
};
const unknown = (row: number) => ({
  ...(badRows[0] as (typeof badRows)[number]),
  row,
  sku: `ME-${row}`,
  values: { sku: `ME-${row}`, name: `Mesa ${row}`, price: '899.00', category: 'Mesa' },
  notes: [noCategory],
  ...noCategory,
});
const suggested = (row: number) => {
  const meant = { ...noCategory, suggestion: 'Mesas de jardín' };
  return { ...unknown(row), ...meant, notes: [meant] };
};
/** A category that nobody knows is chosen from the tree, once for all rows that say the same. */
export const ElegirCategoria: Story = {
  name: 'Elegir categoría',
  args: {
    url: ended,
    handlers: [
      mock(listCategories).reply(({ query }) => ({
        data:
          query.parent === undefined
            ? [{ id: 'cat-1', name: 'Muebles', parent: null, hasChildren: true }]
            : [{ id: 'cat-1-1', name: 'Mesas de centro', parent: 'cat-1', hasChildren: false }],
      })),
      ...loadService({ failed: 3 }, [unknown(3), unknown(4), unknown(9)]).handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Elegir categoría: fila 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Elegir categoría' }));
    await expect(dialog.getByText('Va en las 3 filas de esta página que dicen «Mesa».')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Muebles' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mesas de centro' }));
    await expect(await canvas.findByText('3 de 3 filas corregidas, sin guardar')).toBeVisible();
    const grid = within(canvas.getByRole('grid', { name: 'Filas con error' }));
    await expect(grid.getAllByText('Muebles > Mesas de centro')).toHaveLength(3);
  },
};
/** The one that is suggested may be wrong: another is chosen from the tree, for all rows that say the same. */
export const OtraCategoria: Story = {
  name: 'Elegir otra categoría',
  args: {
    url: ended,
    handlers: [
      mock(listCategories).reply(() => ({
        data: [{ id: 'cat-1', name: 'Mesas de centro', parent: null, hasChildren: false }],
      })),
      ...loadService({ failed: 3 }, [suggested(3), suggested(4), unknown(9)]).handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Filas con error' }));
    await expect(await grid.findByRole('button', { name: 'Usar Mesas de jardín: fila 3' })).toBeVisible();
    await userEvent.click(grid.getByRole('button', { name: 'Elegir categoría: fila 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Elegir categoría' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mesas de centro' }));
    await expect(await canvas.findByText('3 de 3 filas corregidas, sin guardar')).toBeVisible();
    await expect(grid.getAllByText('Mesas de centro')).toHaveLength(3);
  },
};
export const OtraCategoriaTelefono: Story = {
  name: 'Elegir otra categoría en el teléfono',
  globals: phone,
  args: { url: ended, handlers: loadService({ failed: 1 }, [suggested(3)]).handlers },
  play: async (context) => {
    await fits('Fila 3 · Mesa 3')(context);
    await expect(context.canvas.getByRole('button', { name: 'Usar Mesas de jardín' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Elegir otra categoría' })).toBeVisible();
  },
};
export const CorregirTelefono: Story = {
  name: 'Corregir en el teléfono',
  globals: phone,
  args: { url: ended, handlers: loadService().handlers },
  play: async (context) => {
    await fits('Fila 14 · Cafetera italiana 6 tazas')(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Usar 689.50' }));
    await expect(await context.canvas.findByText('Corregida, sin guardar')).toBeVisible();
  },
};
export const NoSeGuardaronLasFilas: Story = {
  name: 'No se guardaron las filas',
  args: { url: ended, handlers: [mock(createBulkLoad).fails(503), ...loadService().handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar 3 sugerencias' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar 3 filas' }));
    await expect(await canvas.findByText('No se guardaron.')).toBeVisible();
    await expect(canvas.getByText('3 de 5 filas corregidas, sin guardar')).toBeVisible();
  },
};
export const TodoBien: Story = {
  name: 'Todo bien',
  args: { url: ended, handlers: loadService({ failed: 0, causes: [], status: 'terminado' }).handlers },
  play: sees('Creados'),
};
export const Deshecha: Story = {
  name: 'Carga deshecha',
  args: { url: ended, handlers: loadService({ status: 'deshecho', undoUntil: null, kept: 2 }).handlers },
  play: sees(/2 filas se quedaron como están/u),
};
export const NoExiste: Story = {
  name: 'No existe',
  args: { url: ended, handlers: [mock(getBulkLoadLog).fails(404), ...loadService().handlers] },
  play: sees('No encontramos esta carga'),
};
