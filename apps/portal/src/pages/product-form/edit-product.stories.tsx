import {
  editHostedShopProduct,
  getHostedShopProduct,
  getProduct,
  updateProduct,
} from '@trastienda/api-client/products';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { productService } from './testing/product-service.ts';

const meta = {
  title: 'Pantallas/Editar producto',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.editProduct('p-1001'), handlers: productService() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const kept = getProduct.example().data;
const put =
  (label: RegExp | string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.paste(text);
    field.blur();
  };

/** Three fields are changed, named, looked at and saved. */
export const Editar: Story = {
  name: 'Editar un producto · S2.48',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Todo está guardado')).toBeVisible();
    await put('Nombre', 'Juego de 6 vasos soplados')(context);
    await put(/^Costo/u, '400')(context);
    await put('Peso', '3.4')(context);
    await expect(await canvas.findByText('3 cambios sin guardar')).toBeVisible();
    await expect(canvas.getByText('Nombre, Costo y Peso')).toBeVisible();
    await expect(canvas.getByText('Antes: 2.1 kg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver cambios' }));
    const changes = within(await screen.findByRole('dialog'));
    await expect(changes.getByText('$410.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar 3 cambios' }));
    await expect(await canvas.findByText('Se guardó el producto')).toBeVisible();
    await expect(await canvas.findByText('Todo está guardado')).toBeVisible();
  },
};
export const Telefono: Story = {
  name: 'En el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('¿Cuánto me queda?')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};

const theirs = { ...kept, name: 'Vasos de Tonalá', cost: 380, version: 4 };
/** What a colleague saved while this one was open; the first try is refused, the next one taken. */
function changedMeanwhile() {
  let now: typeof kept = theirs;
  return [
    mock(getProduct, { once: true }).reply({ data: kept }),
    mock(getProduct).reply(() => ({ data: now })),
    mock(updateProduct, { once: true }).fails(409, {
      statusCode: 409,
      message: 'Héctor Ruiz cambió Nombre (Hoy, 09:42)',
      code: 'changed',
      data: {
        conflicts: [{ field: 'name', theirs: theirs.name, by: 'Héctor Ruiz', at: '2025-11-25T15:42:00Z' }],
      },
    }),
    mock(updateProduct).reply(({ body }) => {
      now = { ...theirs, name: body.name ?? theirs.name, version: 5 };
      return { data: now };
    }),
    ...productService(),
  ];
}

/** Somebody else saved the same name: it says who, takes the rest over, and asks which name stays. */
export const DosPersonas: Story = {
  name: 'Cambiado por dos personas',
  args: { handlers: changedMeanwhile() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await put('Nombre', 'Vasos soplados azules')(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar 1 cambio' }));
    await expect(await canvas.findByText(/Héctor Ruiz cambió Nombre/u)).toBeVisible();
    const choice = within(await canvas.findByRole('radiogroup', { name: 'Nombre' }));
    await expect(canvas.getByRole('textbox', { name: /^Costo/u })).toHaveValue('380.00');
    await userEvent.click(choice.getByRole('radio', { name: /Dejar lo mío/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar 1 cambio' }));
    await expect(await canvas.findByText('Se guardó el producto')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('radiogroup', { name: 'Nombre' })).toBeNull());
  },
};

/** The service names the rows of new variations by their SKUs: after one's own save that is nobody else's change. */
export const VariacionesNuevas: Story = {
  name: 'Variaciones nuevas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Valores'));
    await userEvent.paste('Rojo,');
    await expect(await canvas.findByText('2 variaciones')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Guardar \d+ cambios$/u }));
    await expect(await canvas.findByText('Se guardó el producto')).toBeVisible();
    await expect(await canvas.findByText('Todo está guardado')).toBeVisible();
    await expect(canvas.getByText('VS-6-AZ-ROJ')).toBeVisible();
    await expect(canvas.queryByText(/Alguien más cambió/u)).toBeNull();
  },
};

/** A refused save that would stop a channel offers its way out beside Guardar: one press, and nothing typed is lost. */
export const PausaYGuarda: Story = {
  name: 'Pausar en Sears y guardar · D265',
  args: {
    handlers: [
      mock(updateProduct, { once: true }).fails(422, {
        statusCode: 422,
        message: 'Así ya no se vendería en Sears. Usa «Pausar en Sears y guardar»',
        code: 'channel_stops',
        data: { channels: ['SR'] },
      }),
      ...productService(),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await put('Nombre', 'Juego de 6 vasos soplados')(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar 1 cambio' }));
    await expect(await canvas.findByText('Así ya no se vendería en Sears')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar en Sears y guardar' }));
    await expect(await canvas.findByText('Se guardó el producto')).toBeVisible();
    await expect(await canvas.findByText('Todo está guardado')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Juego de 6 vasos soplados');
    await expect(canvas.getByRole('checkbox', { name: /Sears/u })).not.toBeChecked();
  },
};

/** What stands in a channel's way is told at the side and leads to its field. */
export const LeFaltaAUnCanal: Story = {
  name: 'Le falta un dato a un canal',
  args: {
    handlers: productService([
      {
        ...kept,
        sales_channel: {
          ...kept.sales_channel,
          SR: {
            active: true,
            price: 999,
            salePrice: 899,
            category: null,
            status: 'paused',
            message: null,
            blockers: [{ field: 'attributes.Material', message: 'Falta Material' }],
          },
        },
      },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Material/u });
    await userEvent.click(await canvas.findByRole('link', { name: 'Falta Material' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Material/u));
  },
};

/** The hosted shop's own data, where it knows the product. */
export const ConTiendaShopify: Story = {
  name: 'Con tienda Shopify',
  args: { handlers: [mock(getHostedShopProduct).example(), ...productService()] },
  play: async ({ canvas }) => expect(await canvas.findByText('En tu tienda Shopify')).toBeVisible(),
};
const hosted = getHostedShopProduct.example();
const inShop = { ...hosted.data };
export const PrecioEnShopify: Story = {
  name: 'Precio, piezas y estado en Shopify · S7.73',
  args: {
    handlers: [
      mock(getHostedShopProduct).reply(() => ({ data: inShop })),
      mock(editHostedShopProduct).reply(({ params, body }) => {
        if (params.shopId !== hosted.data.shop_id) throw new Error(`Sent to ${params.shopId}`);
        return { data: Object.assign(inShop, body) };
      }),
      ...productService(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    Object.assign(inShop, hosted.data);
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar en tu tienda Shopify' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar en tu tienda Shopify' });
    const price = within(dialog).getByRole('textbox', { name: 'Precio' });
    await userEvent.clear(price);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(await within(dialog).findByText('Escribe un precio mayor que 0')).toBeVisible();
    await userEvent.type(price, '1234.5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText('$1,234.50')).toBeVisible();
    await expect(await canvas.findByText('Se guardó en tu tienda Shopify')).toBeVisible();
  },
};

export const YaNoExiste: Story = {
  name: 'Ya no existe',
  args: { handlers: [mock(getProduct).fails(404), ...productService()] },
  play: async ({ canvas }) => expect(await canvas.findByText('Este producto ya no existe')).toBeVisible(),
};
export const NoCargo: Story = {
  name: 'No cargó',
  args: { handlers: [mock(getProduct).fails(503), ...productService()] },
  play: async ({ canvas }) => expect(await canvas.findByText('No pudimos cargar el producto')).toBeVisible(),
};
export const Cargando: Story = {
  args: { handlers: [mock(getProduct).delays('infinite'), ...productService()] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Editar producto' })).toBeVisible(),
};
export const NoSeGuardo: Story = {
  name: 'No se guardó',
  args: { handlers: [mock(updateProduct).fails(503), ...productService()] },
  play: async (context) => {
    await put('Nombre', 'Otro nombre')(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Guardar 1 cambio' }));
    await expect(await context.canvas.findByText('No se guardó el producto.')).toBeVisible();
  },
};
