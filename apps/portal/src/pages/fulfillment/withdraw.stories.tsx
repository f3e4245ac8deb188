import { createInventoryWithdrawal, listInventoryWithdrawals } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { formStories } from '../../testing/form-stories.ts';
import { listStories } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { withdrawAddress } from './search.ts';
import { warehouseHandlers, withdrawalHandlers } from './testing/warehouse-world.ts';

const handlers = [...warehouseHandlers(12), ...withdrawalHandlers(3)];
const meta = {
  title: 'Pantallas/Retirar inventario',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: withdrawAddress(), handlers },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: /^Agregar producto/u }));
  await userEvent.paste('SKU-2\t2\nSKU-4\t3');
  await expect(await canvas.findByText('2 SKU · 5 piezas')).toBeVisible();
};

/** It cannot be taken back, and asks (D404). */
const confirm: NonNullable<Story['play']> = async ({ userEvent }) => {
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Solicitar retiro' }));
};

const states = formStories({
  call: createInventoryWithdrawal,
  handlers,
  heading: 'Retirar inventario',
  submit: 'Solicitar retiro',
  confirm,
  failed: 'No se solicitó el retiro.',
  fill,
  done: /^Se solicitó el retiro/u,
});

export const Vacio: Story = { name: 'Vacío', ...states.Vacia };
export const Telefono: Story = { name: 'En el teléfono', ...states.Telefono };
export const Enviando: Story = states.Enviando;
export const SinServicio: Story = { name: 'Sin servicio', ...states.SinServicio };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };
export const Solicitado: Story = states.Guardada;

export const MasDeLoQueHay: Story = {
  name: 'Más piezas de las que hay · S2.53',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Agregar producto/u }));
    await userEvent.paste('SKU-2\t9\nSKU-3\t1');
    const line = await canvas.findByRole('group', { name: /Tapete/u });
    await expect(await within(line).findByText('Tienes 2 disponibles')).toBeVisible();
    await expect(canvas.getByText('No está en este almacén')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitar retiro' }));
    await expect(within(line).getByRole('textbox', { name: 'Piezas' })).toBeVisible();
  },
};

/** Another one asked for them first. */
export const YaNoEstan: Story = {
  name: 'Ya no están esas piezas',
  args: {
    handlers: [
      mock(createInventoryWithdrawal).fails(409, {
        success: false,
        message: 'El almacén ya no tiene esas piezas',
        code: 'not_available',
        validationResults: [{ field: 'items.0.quantity', message: 'Tienes 1 disponible' }],
      }),
      ...handlers,
    ],
  },
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Solicitar retiro' }));
    await confirm(context);
    await expect(await context.canvas.findByText(/El almacén ya no tiene esas piezas/u)).toBeVisible();
  },
};

const before = listStories({
  call: listInventoryWithdrawals,
  handlers: withdrawalHandlers,
  address: (pagina) => withdrawAddress({ vista: 'anteriores', ...(pagina !== undefined && { pagina }) }),
  heading: 'Retirar inventario',
  empty: 'Aún no has retirado nada',
  failed: 'No pudimos cargar tus retiros',
});
const url = withdrawAddress({ vista: 'anteriores' });
const listed = (story: { readonly args: object }): Story => ({ ...story, args: { url, ...story.args } });

export const CincuentaYUno: Story = { name: 'Cincuenta y una filas', ...listed(before.CincuentaYUno) };
export const CincuentaYUnoTelefono: Story = {
  name: 'Cincuenta y una filas en el teléfono',
  ...listed(before.CincuentaYUnoTelefono),
};
export const UltimaPagina: Story = { name: 'Última página', ...listed(before.UltimaPagina) };
export const UnaFila: Story = { name: 'Una fila', ...listed(before.UnaFila) };
export const SinFilas: Story = { name: 'Sin filas', ...listed(before.SinFilas) };
export const Cargando: Story = listed(before.Cargando);
export const Fallo: Story = { name: 'Falló', ...listed(before.Fallo) };
export const SinConexionEnLaLista: Story = {
  name: 'Sin conexión en la lista',
  ...listed(before.SinConexion),
};
