import { createFulfillmentShipment, updateFulfillmentShipment } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { formStories } from '../../testing/form-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { shipmentIn, warehouseHandlers } from './testing/warehouse-world.ts';

const handlers = warehouseHandlers(12);
const meta = {
  title: 'Pantallas/Enviar inventario',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.sendInventory(), handlers },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const paste =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Agregar producto/u }));
    await userEvent.paste(text);
  };
const fill: Play = async (context) => {
  await paste('SKU\tPiezas\nSKU-1\t12\nSKU-2\t4')(context);
  await expect(await context.canvas.findByText('2 SKU · 16 piezas')).toBeVisible();
};

const states = formStories({
  call: createFulfillmentShipment,
  handlers,
  heading: 'Enviar inventario',
  submit: 'Registrar envío',
  failed: 'No se registró el envío.',
  fill,
  done: /^Se registró el envío/u,
});

export const Vacio: Story = { name: 'Vacío', ...states.Vacia };
export const Telefono: Story = { name: 'En el teléfono', ...states.Telefono };
export const Enviando: Story = states.Enviando;
export const SinServicio: Story = { name: 'Sin servicio', ...states.SinServicio };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };
export const Registrado: Story = states.Guardada;

export const TresFormas: Story = {
  name: 'Buscar, escanear y pegar SKU · S2.52',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await paste('SKU-1\t25')(context);
    const first = await canvas.findByRole('group', { name: 'Jarrón de talavera 1' });
    await expect(await within(first).findByText('Tienes 20 disponibles')).toBeVisible();
    // What would do for four weeks is one press away.
    await userEvent.click(within(first).getByRole('button', { name: /^Poner 13 sugeridas/u }));
    await expect(within(first).getByRole('textbox', { name: 'Piezas' })).toHaveValue('13');
    // A scanner types, and presses Enter: one piece more each time.
    await paste('SKU-2')(context);
    await userEvent.keyboard('{Enter}');
    await paste('SKU-2')(context);
    await userEvent.keyboard('{Enter}');
    const second = await canvas.findByRole('group', { name: /Tapete/u });
    await expect(within(second).getByRole('textbox', { name: 'Piezas' })).toHaveValue('2');
    await paste('talavera')(context);
    await userEvent.click(await screen.findByRole('option', { name: /Jarrón de talavera 4/u }));
    await expect(await canvas.findByRole('group', { name: 'Jarrón de talavera 4' })).toBeVisible();
    await paste('NO-HAY\t1')(context);
    await expect(await canvas.findByText('No tienes este SKU')).toBeVisible();
  },
};

/** Another one took them meanwhile: each line says how many are left. */
export const YaNoHay: Story = {
  name: 'Ya no hay tantas piezas',
  args: {
    handlers: [
      mock(createFulfillmentShipment).fails(422, {
        statusCode: 422,
        message: 'Revisa los datos',
        validationResults: [{ field: 'items.1.quantity', message: 'Tienes 3 disponibles' }],
      }),
      ...handlers,
    ],
  },
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Registrar envío' }));
    await expect(await context.canvas.findByText('Tienes 3 disponibles')).toBeVisible();
  },
};

export const Cambiar: Story = {
  name: 'Cambiar un envío',
  args: { url: paths.sendInventory('env-501'), handlers: [shipmentIn('creado'), ...handlers] },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('group', { name: 'Jarrón de talavera 1' });
    await expect(within(line).getByRole('textbox', { name: 'Piezas' })).toHaveValue('12');
    await expect(canvas.getByRole('button', { name: 'Guardar envío' })).toBeVisible();
  },
};

export const YaSalio: Story = {
  name: 'La lista va en la caja y ya salió · D358',
  args: {
    url: paths.shipmentContents('env-501'),
    handlers: [
      shipmentIn('creado'),
      mock(updateFulfillmentShipment).reply(() => {
        const whole = updateFulfillmentShipment.example();
        return { ...whole, detail: { ...whole.detail, status: 'en_transito' as const } };
      }),
      ...handlers,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Marcar como enviado' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Marcar como enviado' }));
    await expect(await canvas.findByText('El envío env-501 va en camino')).toBeVisible();
  },
};
