import { getZipCode } from '@trastienda/api-client';
import { createOrder } from '@trastienda/api-client/kidal';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { formStories } from '../../testing/form-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { guideAddress } from '../../entities/guide/search.ts';

const meta = {
  title: 'Pantallas/Venta directa',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: guideAddress({ venta: 'nueva' }) },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill: Play = async ({ canvas, userEvent }) => {
  // Pasted: letter by letter takes seconds on a busy machine.
  const type = async (name: RegExp, text: string) => {
    await userEvent.click(await canvas.findByRole('textbox', { name }));
    await userEvent.paste(text);
  };
  await type(/^Artículo/, 'Vela de soya');
  await type(/^Precio/, '249');
  await type(/^Quién recibe/, 'Jorge Ramírez');
  await type(/^Teléfono/, '8112344417');
  await type(/^(?:CP|Código postal)/, '64070');
  await type(/^Calle/, 'Av. de los Encinos');
  await type(/^Núm\. exterior/, '2305');
  await userEvent.click(await canvas.findByRole('button', { name: /^(?:.*)?Colonia/ }));
  const [first] = await within(document.body).findAllByRole('option');
  if (first) await userEvent.click(first);
};
const send: Play = async (context) => {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continuar a la guía' }));
};

const states = formStories({
  call: createOrder,
  heading: 'Venta directa',
  submit: 'Continuar a la guía',
  failed: 'No se registró la venta.',
  fill,
  done: /^Se registró el pedido/u,
});

export const Vacia: Story = { name: 'Vacía', ...states.Vacia };
export const Telefono: Story = { name: 'En el teléfono', ...states.Telefono };
export const Enviando: Story = states.Enviando;
export const SinServicio: Story = { name: 'Sin servicio', ...states.SinServicio };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };
export const Guardada: Story = states.Guardada;

export const FaltanDatos: Story = {
  name: 'Faltan datos',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar a la guía' }));
    await expect(await canvas.findByText(/^Para continuar, haz/)).toBeVisible();
    await expect(canvas.getByText('Escribe qué vendiste')).toBeVisible();
    // Whoever sent it hears how much is to be mended, and each is one press away.
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const summary = within(canvas.getByRole('alert'));
    await userEvent.click(await summary.findByRole('link', { name: 'Código postal' }));
    await expect(canvas.getByRole('textbox', { name: /^Código postal/ })).toHaveFocus();
    await userEvent.click(summary.getByRole('link', { name: 'Precio' }));
    await expect(canvas.getByRole('textbox', { name: /^Precio/ })).toHaveFocus();
    // Of two articles each says which.
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar artículo' }));
    await expect(await canvas.findByRole('link', { name: 'Precio (Artículo 2)' })).toBeVisible();
  },
};

export const VariosArticulos: Story = {
  name: 'Varios artículos',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar artículo' }));
    await expect(await canvas.findByRole('group', { name: 'Artículo 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar artículo 1' }));
    await expect(canvas.queryByRole('group', { name: 'Artículo 2' })).toBeNull();
  },
};

export const CodigoPostalDesconocido: Story = {
  name: 'Código postal desconocido',
  args: { handlers: [mock(getZipCode).fails(404)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(?:CP|Código postal)/ }), '99999');
    await expect(await canvas.findByText(/No encontramos ese CP/)).toBeVisible();
  },
};

export const Rechazada: Story = {
  args: { handlers: [mock(createOrder).fails(422)] },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('No se registró la venta.')).toBeVisible();
  },
};

export const Registrada: Story = {
  name: 'Registrada, sigue su guía · D139',
  play: async (context) => {
    await send(context);
    // The screen that waits has the same heading: what is found of it may be gone by now.
    const ways = () => context.canvas.getByText('Otras formas de enviar');
    await waitFor(() => expect(ways().checkVisibility()).toBe(true));
  },
};
