import { verifyStoreOwnership } from '@trastienda/api-client';
import { getStoreTax, updateStoreTax } from '@trastienda/api-client/bamako';
import { mock } from '@trastienda/api-client/msw';
import { getZipCode } from '@trastienda/api-client/shippings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { formStories } from '../../testing/form-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Información fiscal',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.taxInformation() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const kept = getStoreTax.example();
const zipCode = getZipCode.example();
const oneColony = {
  ...zipCode,
  detail: { ...zipCode.detail, colonias: zipCode.detail.colonias.slice(0, 1) },
};

const fill: Play = async ({ canvas, userEvent }) => {
  const typed = {
    RFC: 'CLU210415AB7',
    'Nombre o razón social': 'Casa Lumbre Artesanías SA de CV',
    'Código postal': zipCode.detail.postalCode,
    Calle: 'Orizaba',
    'Núm. exterior': '24',
  };
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(`^${name}`, 'u') }), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: /Régimen fiscal/u }));
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: /^601/u }));
};

const states = formStories({
  call: updateStoreTax,
  handlers: [mock(getStoreTax).fails(404), mock(getZipCode).reply(oneColony)],
  heading: 'Información fiscal',
  submit: 'Guardar',
  failed: 'No se guardó tu información fiscal.',
  refused: { field: 'razonSocial', label: 'Nombre o razón social' },
  fill,
  done: 'Se guardó tu información fiscal',
});

export const Vacia: Story = { name: 'Vacía', ...states.Vacia };
export const Telefono: Story = { name: 'En el teléfono', ...states.Telefono };
export const PorCorregir: Story = {
  name: 'Por corregir',
  ...states.PorCorregir,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText(/Para guardar, haz \d+ cambios/u)).toBeVisible();
    await expect(canvas.getByText('Escribe el nombre o la razón social')).toBeVisible();
  },
};
export const Enviando: Story = states.Enviando;
export const Rechazada: Story = states.Rechazada;
export const SinServicio: Story = { name: 'Sin servicio', ...states.SinServicio };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };
export const Guardada: Story = states.Guardada;

export const Cargando: Story = {
  args: { handlers: [mock(getStoreTax).delays('infinite')] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Información fiscal' })).toBeVisible(),
};
export const NoCargo: Story = {
  name: 'No cargó',
  args: { handlers: [mock(getStoreTax).fails(503)] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No pudimos cargar tu información fiscal')).toBeVisible(),
};

/** A person has a CURP; what she has stands in the form. */
export const Persona: Story = {
  name: 'Datos de una persona · S2.57',
  args: {
    handlers: [
      mock(getStoreTax).reply({ ...kept, rfc: 'HEGG560427AB1', personType: 'fisica', regimenFiscal: '612' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^CURP/u })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /612/u })).toBeVisible();
  },
};

/** D245: who is linked to the store reads it, and has nothing to press. */
export const NoEsPropietaria: Story = {
  name: 'No es propietaria',
  args: {
    handlers: [
      mock(getStoreTax).example(),
      mock(verifyStoreOwnership).reply({ ...verifyStoreOwnership.example(), relation: 'linked' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kept.rfc)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).toBeNull();
  },
};
