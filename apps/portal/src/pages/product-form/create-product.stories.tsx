import { createProduct } from '@trastienda/api-client/products';
import { centavos } from '@trastienda/domain';
import { exampleSession, mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { draftKey, type Intent, keepDraft } from '../../shared/form/kept-drafts.ts';
import { phone } from '../../testing/list-stories.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { emptyProduct, type ProductFields } from './model/fields.ts';
import { withOptions } from './model/variations.ts';
import { createAddress } from './search.ts';
import { draftName } from './use-new-product.ts';
import { productService } from './testing/product-service.ts';

const whole: ProductFields = {
  ...emptyProduct(),
  name: 'Comal de acero al carbón 30 cm',
  category: 'cat-31',
  categoryName: 'Comales',
  brand: 'Casa Lumbre',
  attributes: { Material: 'Acero al carbón' },
  photos: ['/upload/files/comal.jpg'],
  price: centavos(54_900),
  cost: centavos(24_800),
  height: 6,
  width: 34,
  depth: 48,
  weight: 2.1,
  skus: { '': 'CM-AC-30' },
  stocks: { '': '15' },
};

/** A draft that was left there before the story began. */
function left(form: ProductFields, sent: Intent | null = null): Readonly<Record<string, string>> {
  const storage = memoryStorage();
  const key = draftKey(exampleSession.user.email, exampleSession.storeId ?? '', draftName('crear producto'));
  const draft = { ...emptyProduct(), reached: 3, asked: sent === null ? null : 'listing', ...form };
  const at = Date.parse('2025-11-25T15:42:00.000Z') - 6 * 60 * 60_000;
  keepDraft(storage, key, { form: draft, sent: sent && { ...sent, said: JSON.stringify(draft) } }, at);
  return { [key]: storage.getItem(key) ?? '' };
}

const meta = {
  title: 'Pantallas/Crear producto',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: createAddress(), handlers: productService() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const step =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };
/** At once: a key is a drawing of the whole page. */
const type =
  (label: RegExp | string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(label));
    await userEvent.paste(text);
  };
/** An upload that the service keeps. */
const uploads = (name = 'comal.jpg') =>
  http.post('*/upload/files', () =>
    HttpResponse.json({ key: name, url: `/upload/files/${name}`, name, size: 3, contentType: 'image/jpeg' }),
  );
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const photo = (name: string) => new File([png], name, { type: 'image/png' });

/** Nothing is typed yet: the name is enough to go on. */
export const Vacia: Story = {
  name: 'Vacía',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Crear producto' })).toBeVisible();
    await expect(canvas.queryByText(/Sigue donde lo dejaste/u)).toBeNull();
  },
};
export const VaciaTelefono: Story = {
  name: 'Vacía, en el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Datos básicos' })).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};

/** From a name to a listing: category by its name, a photo, SKU, price and stock. */
export const Publicar: Story = {
  name: 'Publicar · S2.47 S7.7',
  args: { handlers: [uploads(), ...productService([])] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await type('Nombre', 'Comal de acero al carbón 30 cm')(context);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Comales/u }));
    await userEvent.click(await canvas.findByRole('button', { name: /Material/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Acero al carbón' }));
    await step('Continuar a fotos')(context);
    await canvas.findByRole('textbox', { name: 'SKU' });
    const files = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(files as HTMLInputElement, [photo('comal.png')]);
    await expect(await canvas.findByText('1 de 10')).toBeVisible();
    await type('SKU', 'CM-AC-30')(context);
    await step('Continuar a precio')(context);
    await type(/^Precio base/u, '549')(context);
    await type('Existencias', '15')(context);
    for (const [label, figure] of Object.entries({ Alto: '6', Ancho: '34', Largo: '48', Peso: '2.1' }))
      await type(label, figure)(context);
    await expect((await canvas.findAllByText('Te quedan $466.65')).length).toBe(3);
    await step('Continuar a canales')(context);
    await expect((await canvas.findAllByText('Listo para publicar')).length).toBe(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Claroshop/u }));
    await step('Publicar en Sears y Sanborns')(context);
    await expect(await canvas.findByText('Se publicó en Sears y Sanborns')).toBeVisible();
  },
};

/** What is missing is told before anything is sent, and each is one press away. */
export const PorCorregir: Story = {
  name: 'Por corregir',
  args: { url: createAddress({ paso: 4 }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await step('Publicar en Sears, Sanborns y Claroshop')(context);
    await expect(await canvas.findByText(/Para publicar, haz \d+ cambios/u)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Nombre/u));
    await expect(canvas.getByText('Escribe el nombre del producto')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Fotos' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Elegir archivos/u));
  },
};

/** A draft needs a name and a SKU. */
export const Borrador: Story = {
  args: { handlers: productService([]) },
  play: async (context) => {
    const { canvas } = context;
    await type('Nombre', 'Comal')(context);
    await step('Guardar borrador')(context);
    await expect(await canvas.findByText(/Para guardar el borrador, haz un cambio/u)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('SKU'));
    await type('SKU', 'CM-1')(context);
    await step('Guardar borrador')(context);
    await expect(await canvas.findByText('Se guardó el borrador')).toBeVisible();
  },
};

/** What was typed before is there again, and where. */
export const SigueDondeLoDejaste: Story = {
  name: 'Sigue donde lo dejaste',
  args: { stored: left(whole) },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Sigue donde lo dejaste (Hoy, 03:42)')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveValue(whole.name);
    await context.userEvent.click(canvas.getByRole('link', { name: 'Ir al paso 3' }));
    await expect(await canvas.findByRole('textbox', { name: /^Precio base/u })).toHaveValue('549.00');
  },
};

/** Only past the first step, and only for another page (S4.21 to S4.24 are its words and ways). */
export const Salir: Story = {
  name: 'Salir con avance · S4.20 S4.25',
  args: { stored: left(whole), url: createAddress({ paso: 2 }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('textbox', { name: 'SKU' });
    const sidebar = within(await canvas.findByRole('navigation', { name: /Principal|Menú/u }));
    await userEvent.click(sidebar.getByRole('link', { name: 'Inicio' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Perderás los datos que ya habías completado')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Continuar' }));
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveValue('CM-AC-30');
    await step('Atrás')(context);
    await canvas.findByRole('textbox', { name: 'Nombre' });
    await userEvent.click(sidebar.getByRole('link', { name: 'Inicio' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Nombre' })).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** It was sent, and the page went before an answer came: it is asked for with the same key. */
export const Verificando: Story = {
  name: 'Verificando si se guardó',
  args: {
    stored: left(whole, { key: 'clave-1', at: 0 }),
    handlers: [mock(createProduct).disconnects(), ...productService([])],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verificando si se guardó…')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Preguntar ahora' })).toBeEnabled();
  },
};

export const Rechazada: Story = {
  args: {
    url: createAddress({ paso: 2 }),
    stored: left(whole),
    handlers: [
      mock(createProduct).fails(409, {
        statusCode: 409,
        code: 'sku_taken',
        message: 'Ya existe: CM-AC-30, Comal de acero',
      }),
      ...productService([]),
    ],
  },
  play: async (context) => {
    await step('Guardar borrador')(context);
    await expect(await context.canvas.findByText('No se guardó el producto.')).toBeVisible();
    await expect(context.canvas.getByText(/Ya existe: CM-AC-30/u)).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'SKU' })).toHaveValue('CM-AC-30');
  },
};

const colours = ['Azul', 'Rojo', 'Verde', 'Negro', 'Blanco', 'Café', 'Gris', 'Rosa', 'Lila', 'Oro'];
const many: ProductFields = {
  ...whole,
  ...withOptions(whole, [
    { name: 'Color', values: colours },
    { name: 'Talla', values: colours.map((_, at) => String(20 + at)) },
    { name: 'Material', values: colours.map((_, at) => `Tela ${at + 1}`) },
  ]).change,
};

/** Chips make rows: a SKU each, in a grid that is typed in and pasted into. */
export const Variaciones: Story = {
  args: { url: createAddress({ paso: 2 }), stored: left(whole) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await step('Agregar variaciones')(context);
    await type('Opción', 'Talla')(context);
    await type('Valores', 'CH, M, G,')(context);
    await expect(await canvas.findByText('3 variaciones')).toBeVisible();
    await expect(canvas.getByText('CM-AC-30-CH')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar M' }));
    await expect(await canvas.findByText('2 variaciones')).toBeVisible();
  },
};
/** What the variations say of the category's data is not asked again; the steps that lack something say so. */
export const ColorDeVariaciones: Story = {
  name: 'Color que dan las variaciones',
  args: {
    url: createAddress({ paso: 1 }),
    stored: left({
      ...whole,
      weight: null,
      ...withOptions(whole, [{ name: 'Color', values: ['Azul', 'Rojo'] }]).change,
      ...({ reached: 4 } as Partial<ProductFields>),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Azul, Rojo')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Color/u })).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: /Canales y revisar/u }));
    await expect(
      await canvas.findByRole('link', { name: /^Precio y existencias ?, con un problema/u }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Datos básicos ?, hecho/u })).toBeVisible();
  },
};
/** A thousand of them are drawn a screen at a time. */
export const MilVariaciones: Story = {
  name: 'Mil variaciones',
  args: { url: createAddress({ paso: 2 }), stored: left(many) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1,000 variaciones')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(80);
  },
};
/** No grid on a phone: one after the other, twenty at a time. */
export const MilVariacionesTelefono: Story = {
  ...MilVariaciones,
  name: 'Mil variaciones en el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/1–20 de 1,000/u)).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};

export const PrecioTelefono: Story = {
  name: 'Precio en el teléfono',
  globals: phone,
  args: { url: createAddress({ paso: 3 }), stored: left(whole) },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText('Te quedan $466.65')).length).toBe(3);
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};

/** Down the tree, by keys alone. */
export const Arbol: Story = {
  name: 'Árbol de categorías con el teclado',
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Buscar categoría' })).focus();
    await userEvent.keyboard('{Enter}');
    for (const name of ['Cocina', 'Preparación', 'Comales']) {
      (await screen.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(await canvas.findByRole('radio', { name: /^Comales/u })).toBeChecked();
  },
};

/** A copy has everything but what is the other one's own. */
export const Copia: Story = {
  name: 'Copia de un producto',
  args: { url: createAddress({ copia: 'p-1001', paso: 2 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Duplicar producto' })).toBeVisible();
    await expect(await canvas.findByText('1 de 10')).toBeVisible();
    await expect(canvas.queryByText('VS-6-AZ')).toBeNull();
  },
};
