import { createBulkLoad, downloadBulkLoadTemplate } from '@trastienda/api-client/liubliana';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createBulkLoadFeature } from '../../features/bulk-loads/file-feature.ts';
import { memoryStore } from '../../shared/persistence/memory-store.ts';
import { storageKey } from '../../shared/persistence/persistent-store.ts';
import { massEditAddress, pricesAddress } from '../../shared/routes/bulk-search.ts';
import { paths } from '../../shared/routes/paths.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { tableService } from './testing/table-service.ts';

const table = paths.massEdit();
const prices = pricesAddress();

const meta = {
  title: 'Pantallas/Edición masiva',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    url: table,
    handlers: tableService(13).handlers,
    features: () => [createBulkLoadFeature(memoryStore())],
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const sees =
  (words: string | RegExp): Play =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(words))[0]).toBeVisible();

/** A cell of the grid by its row, from 1, and the head of its column. */
async function cell(canvas: Canvas, row: number, head: string): Promise<HTMLElement> {
  const grid = await canvas.findByRole('grid', { name: 'Productos' });
  const column = (await within(grid).findByRole('columnheader', { name: head })).getAttribute(
    'aria-colindex',
  );
  const found = grid.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`);
  if (!found) throw new Error(`There is no cell ${head} in row ${row}`);
  return found;
}

/** Typed in its cell, seen in the footer, reviewed before anything is saved. */
export const Tabla: Story = {
  name: 'Tabla de muchos productos · S1.5 S2.49 S2.71 S2.80',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^14 SKU · /u)).toBeVisible();
    await expect(canvas.getByText('CAM-CH · Camisa de lino')).toBeVisible();
    await userEvent.click(await cell(canvas, 1, 'Precio'));
    await userEvent.keyboard('1500{Enter}');
    await expect(await canvas.findByText('1 cambio en 1 producto')).toBeVisible();
    await expect(await cell(canvas, 1, 'Precio')).toHaveAccessibleDescription('Cambiada, sin guardar');
    // What the product has once is said in its first row.
    await expect(await cell(canvas, 2, 'Precio')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Existencias' }));
    await userEvent.click(await cell(canvas, 2, 'Existencias'));
    await userEvent.keyboard('9{Enter}');
    await expect(await canvas.findByText('2 cambios en 1 producto')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar y guardar' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Revisa antes de guardar' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Volver a la tabla' }));
    await expect(await canvas.findByText('2 cambios en 1 producto')).toBeVisible();
  },
};
export const Ficha: Story = {
  name: 'Columnas de la ficha',
  args: { url: `${table}?columnas=ficha` },
  play: async ({ canvas }) => {
    await expect(await cell(canvas, 1, 'Material')).toHaveTextContent('Barro');
    await expect(await cell(canvas, 3, 'Categoría')).toHaveTextContent('Hogar > Jarrones');
  },
};
export const Canales: Story = {
  name: 'Columnas de los canales',
  args: { url: `${table}?columnas=canales` },
  play: sees('Precio en Sears'),
};
export const Envio: Story = {
  name: 'Columnas del envío',
  args: { url: `${table}?columnas=envio` },
  play: sees('Peso (kg)'),
};
export const Elegidos: Story = {
  name: 'Solo los elegidos',
  args: { url: massEditAddress({}, ['p-1', 'p-2']) },
  play: sees('14 SKU de los productos que elegiste'),
};

/** What each price leaves, prices that follow, and many raised at once. */
export const Precios: Story = {
  name: 'Precios y lo que queda · S2.55',
  args: { url: prices },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Precios' })).toBeVisible();
    await expect(await cell(canvas, 3, 'Te quedan en Sears')).toHaveTextContent('340.85');
    await expect(await cell(canvas, 3, 'No pierdes desde')).toHaveTextContent('235.29');
    await userEvent.click(await cell(canvas, 3, 'Precio en Sears'));
    await userEvent.keyboard('+8 % .90{Enter}');
    await expect(await cell(canvas, 3, 'Te quedan en Sears')).toHaveTextContent('367.96');
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar una columna' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar una columna' }));
    await expect(dialog.getByRole('button', { name: 'Cambiar' })).toHaveAccessibleDescription(
      'Di qué hacer con la columna',
    );
    await userEvent.click(dialog.getByRole('button', { name: /Columna/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Precio' }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Cuánto' }), '5');
    await expect(await dialog.findByText('CAM-CH · Camisa de lino')).toBeVisible();
    // An offer goes along, and the shirt is one row of two.
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar 13 filas' }));
    await expect(await cell(canvas, 5, 'Precio de oferta')).toHaveTextContent('370.65');
    await expect(await canvas.findByText('18 cambios en 13 productos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByText('1 cambio en 1 producto')).toBeVisible();
  },
};
/** '¿A cuánto lo vendo?': the lowest price that leaves what she says. */
export const ACuantoLoVendo: Story = {
  name: '¿A cuánto lo vendo?',
  args: { url: prices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, 3, 'Precio'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar una columna' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Qué hacer/u }));
    await userEvent.click(await screen.findByRole('option', { name: /¿A cuánto lo vendo\?/u }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Que me queden' }), '500');
    await userEvent.click(await dialog.findByRole('button', { name: 'Cambiar 2 filas' }));
    await expect(await cell(canvas, 3, 'Precio')).toHaveTextContent('588.23');
    await expect(await cell(canvas, 3, 'Te quedan en Sears')).toHaveTextContent('500.00');
  },
};
/** A slip, a loss and a cell that cannot be saved: each where it is, before anything is sent. */
export const PorRevisar: Story = {
  name: 'Precios por revisar',
  args: { url: prices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, 3, 'Precio'));
    await userEvent.keyboard('40{Enter}');
    await userEvent.click(await cell(canvas, 3, 'Precio'));
    await expect(await cell(canvas, 3, 'Precio')).toHaveAccessibleDescription(
      'Baja de $401.00 a $40.00: revisa que así sea',
    );
    await expect(await cell(canvas, 3, 'Te quedan en Sears')).toHaveAccessibleDescription(
      'Es menos de lo que te cuesta',
    );
    await userEvent.click(await cell(canvas, 4, 'Precio de oferta'));
    await userEvent.keyboard('9000{Enter}');
    await expect(await cell(canvas, 4, 'Precio de oferta')).toHaveAccessibleDescription(
      'El precio de oferta no puede ser mayor que el precio',
    );
    await expect(canvas.getByRole('button', { name: 'Revisar y guardar' })).toHaveAccessibleDescription(
      'Corrige las celdas marcadas',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Por revisar' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    await expect(await canvas.findByText('Sin cambios')).toBeVisible();
  },
};
/** '2.000' pieces may be two or two thousand: it is asked, and not guessed. */
export const DosMil: Story = {
  name: 'Dos o dos mil',
  args: { url: `${table}?columnas=existencias` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, 3, 'Existencias'));
    await userEvent.keyboard('2.000{Enter}');
    await expect(await cell(canvas, 3, 'Existencias')).toHaveTextContent('2.000');
    await expect(await cell(canvas, 3, 'Existencias')).toHaveAttribute('aria-invalid', 'true');
  },
};
/** Words are replaced in a column, and rows where nothing is found stay. */
export const BuscarYReemplazar: Story = {
  name: 'Buscar y reemplazar',
  args: { url: `${table}?columnas=ficha` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, 1, 'Nombre'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar una columna' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Qué hacer/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Buscar y reemplazar' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Buscar' }), 'jarrón');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reemplazar con' }), 'Florero');
    await userEvent.click(await dialog.findByRole('button', { name: 'Cambiar 12 filas' }));
    await expect(await cell(canvas, 3, 'Nombre')).toHaveTextContent('Florero de talavera 1');
  },
};

/** What was typed is there after a reload; what somebody else changed meanwhile says so. */
export const SigueDondeSeQuedo: Story = {
  name: 'Sigue donde se quedó',
  args: { url: prices },
  beforeEach: () => {
    const owner = { user: exampleSession.user.email, storeId: exampleSession.storeId ?? '' };
    localStorage.setItem(
      storageKey(owner, 'mass-edit', 'cells'),
      JSON.stringify({ 'JR-1': { price: { from: '390.00', to: '420.00' } } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 cambio en 1 producto')).toBeVisible();
    await userEvent.click(await cell(canvas, 3, 'Precio'));
    await expect(await cell(canvas, 3, 'Precio')).toHaveAccessibleDescription(
      'Cambió mientras editabas: ahora dice «401.00»',
    );
  },
};

export const TablaTelefono: Story = {
  name: 'Tabla en el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const price = (await canvas.findAllByRole('textbox', { name: 'Precio' }))[0] as HTMLElement;
    await userEvent.clear(price);
    await userEvent.type(price, '1500');
    await expect(await canvas.findByText('1 cambio en 1 producto')).toBeVisible();
    await expect((await canvas.findAllByText('Te quedan en Sears'))[0]).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const PreciosTelefono: Story = {
  name: 'Precios en el teléfono',
  globals: phone,
  args: { url: prices, handlers: tableService(51).handlers },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('textbox', { name: 'Precio' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar una columna' }));
    await expect(await screen.findByRole('dialog', { name: 'Cambiar una columna' })).toBeVisible();
  },
};

export const SinProductos: Story = {
  name: 'Sin productos',
  args: { handlers: tableService(0).handlers },
  play: sees('Aún no tienes productos'),
};
export const NingunoCoincide: Story = {
  name: 'Ninguno coincide',
  args: { url: massEditAddress({ q: 'zzzz' }), handlers: tableService(0).handlers },
  play: sees('Ningún producto coincide'),
};
/** More than a table takes: it says so, and offers the file. */
export const Demasiados: Story = {
  name: 'Demasiados productos',
  args: { handlers: tableService(5000).handlers },
  play: async (context) => {
    await sees('Son 5,001 SKU; la tabla toma 5,000')(context);
    await expect(context.canvas.getByRole('link', { name: 'Descargar un archivo' })).toBeVisible();
  },
};
export const CincoMil: Story = {
  name: 'Cinco mil productos',
  args: { handlers: tableService(4999).handlers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, 1, 'Precio'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText(/^JR-4998 · /u)).toBeVisible();
  },
};
export const Cargando: Story = {
  args: { handlers: [mock(downloadBulkLoadTemplate).delays('infinite')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Edición masiva' })).toBeVisible(),
};
export const NoSeAbre: Story = {
  name: 'La tabla no se abre',
  args: { handlers: [mock(downloadBulkLoadTemplate).fails(503), ...tableService(3).handlers] },
  play: sees('No pudimos abrir la tabla'),
};
export const NoSeReviso: Story = {
  name: 'No se revisó',
  args: { url: prices, handlers: [mock(createBulkLoad).fails(503), ...tableService(3).handlers] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, 1, 'Costo'));
    await userEvent.keyboard('10{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar y guardar' }));
    await expect(await canvas.findByText('No pudimos revisar tus cambios.')).toBeVisible();
    await expect(canvas.getByText('1 cambio en 1 producto')).toBeVisible();
  },
};
