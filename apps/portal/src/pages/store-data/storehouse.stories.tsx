import { getStorehouse, type Storehouse } from '@trastienda/api-client';
import { updateStorehouse } from '@trastienda/api-client/bamako';
import { mock } from '@trastienda/api-client/msw';
import { getZipCode } from '@trastienda/api-client/shippings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { formStories } from '../../testing/form-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Datos almacén',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.storehouse() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const kept = getStorehouse.example();
const { detail: zipCode } = getZipCode.example();
const oneColony = { ...getZipCode.example(), detail: { ...zipCode, colonias: zipCode.colonias.slice(0, 1) } };
const theirs: Storehouse = { ...kept, name: 'Bodega sur', schedule: 'Sábados, 9:00 a 14:00', version: 2 };
/** What a colleague saved while this one was open; the first try is refused, the next one taken. */
function changedMeanwhile() {
  let now = theirs;
  return [
    mock(getStorehouse, { once: true }).reply({ ...kept, version: 1 }),
    mock(getStorehouse).reply(() => now),
    mock(updateStorehouse, { once: true }).fails(409, {
      statusCode: 409,
      message: 'Lucía Mena cambió estos datos (Hoy, 09:42). Revísalos antes de guardar',
      code: 'changed',
    }),
    mock(updateStorehouse).reply(({ body }) => (now = { ...theirs, ...body, version: 3 })),
  ];
}

const typeInto =
  (values: Readonly<Record<string, string>>): Play =>
  async ({ canvas, userEvent }) => {
    for (const [name, text] of Object.entries(values)) {
      const field = await canvas.findByRole('textbox', { name: new RegExp(`^${name}`, 'u') });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
  };

const firstHouse = typeInto({
  'Nombre del almacén': 'Bodega Roma',
  Correo: 'bodega@casalumbre.example',
  'Quién atiende': 'Lucía Mena',
  Teléfono: '5512345678',
  'Código postal': zipCode.postalCode,
  Calle: 'Orizaba',
  'Núm. exterior': '24',
});

const states = formStories({
  call: updateStorehouse,
  handlers: [mock(getStorehouse).fails(404), mock(getZipCode).reply(oneColony)],
  heading: 'Datos almacén',
  submit: 'Guardar',
  failed: 'No se guardó tu almacén.',
  refused: { field: 'email', label: 'Correo' },
  fill: firstHouse,
  done: 'Se guardaron los datos de tu almacén',
});

/** A store without a warehouse: nothing can be sent before it has one. */
export const Vacia: Story = { name: 'Vacía', ...states.Vacia };
export const Telefono: Story = { name: 'En el teléfono', ...states.Telefono };
export const PorCorregir: Story = {
  name: 'Por corregir',
  ...states.PorCorregir,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText(/Para guardar, haz \d+ cambios/u)).toBeVisible();
    await expect(canvas.getByText('Escribe quién atiende el almacén')).toBeVisible();
  },
};
export const Enviando: Story = states.Enviando;
export const Rechazada: Story = states.Rechazada;
export const SinServicio: Story = { name: 'Sin servicio', ...states.SinServicio };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };
export const Guardada: Story = states.Guardada;

export const Cargando: Story = {
  args: { handlers: [mock(getStorehouse).delays('infinite')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Datos almacén' })).toBeVisible(),
};
export const NoCargo: Story = {
  name: 'No cargó',
  args: { handlers: [mock(getStorehouse).fails(503)] },
  play: async ({ canvas }) => expect(await canvas.findByText('No pudimos cargar tu almacén')).toBeVisible(),
};
/** As it is kept; opened from a guide, the way back leads there. */
export const DesdeUnaGuia: Story = {
  name: 'Desde una guía · S2.57',
  args: { url: paths.storehouse('61840102'), handlers: [mock(getStorehouse).example()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nombre del almacén' })).toHaveValue(kept.name);
    await expect(canvas.getByRole('link', { name: 'Guía del pedido 61840102' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Guardar y volver a la guía' })).toBeVisible();
  },
};

/** A store's first warehouse, saved on the way to a guide: it goes on there at the first press. */
export const PrimeroDesdeUnaGuia: Story = {
  name: 'Primer almacén, desde una guía',
  args: {
    url: paths.storehouse('61840102'),
    handlers: [
      mock(getStorehouse, { once: true }).fails(404),
      mock(getStorehouse).example(),
      mock(getZipCode).reply(oneColony),
      mock(updateStorehouse).example(),
    ],
  },
  play: async (context) => {
    await firstHouse(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Guardar y volver a la guía' }));
    await waitFor(() =>
      expect(context.canvas.queryByRole('heading', { level: 1, name: 'Datos almacén' })).toBeNull(),
    );
  },
};

/** Somebody else saved the same name: it says who, takes the rest over, and asks which name stays. */
export const DosPersonas: Story = {
  name: 'Cambiado por dos personas',
  args: { handlers: changedMeanwhile() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeInto({ 'Nombre del almacén': 'Bodega norte' })(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText(/Lucía Mena cambió estos datos/u)).toBeVisible();
    const choice = await canvas.findByRole('radiogroup', { name: 'Nombre del almacén' });
    await expect(canvas.getByRole('textbox', { name: /^Horario/u })).toHaveValue(theirs.schedule);
    await expect(canvas.getByRole('textbox', { name: 'Nombre del almacén' })).toHaveValue('Bodega norte');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await within(choice).findByText('Elige qué queda')).toBeVisible();
    await userEvent.click(within(choice).getByRole('radio', { name: /Dejar lo mío/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText('Se guardaron los datos de tu almacén')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('radiogroup')).toBeNull());
  },
};
