import { downloadBulkLoadTemplate } from '@trastienda/api-client/liubliana';
import {
  getCategory,
  listCategoryMatches,
  listProducts,
  listStoreTopCategories,
} from '@trastienda/api-client/products';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { templateSearch } from '../../shared/routes/bulk-search.ts';

const service = (total = 1285) => [
  mock(listProducts).reply({
    data: [],
    pagination: { total_registros: total, page_size: 20, page: 1 },
    counts: { total, active: 0, paused: total, out_of_stock: 0, draft: 0 },
  }),
  mock(listStoreTopCategories).reply({
    data: [{ category: 'cat-21', category_name: 'Cristalería', total: 17 }],
  }),
  mock(listCategoryMatches).reply(listCategoryMatches.example()),
  mock(getCategory).reply(getCategory.example()),
  mock(downloadBulkLoadTemplate).reply(downloadBulkLoadTemplate.example()),
];

const path = paths.bulkTemplate();
const at = (search: Parameters<typeof templateSearch.format>[0]) => `${path}${templateSearch.format(search)}`;

const meta = {
  title: 'Pantallas/Plantilla',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: path, handlers: service() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const sees =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect((await canvas.findAllByText(words))[0]).toBeVisible();

/** Each column with what it holds, whether it is needed, and an example, before anything is downloaded. */
export const Alta: Story = {
  name: 'Productos nuevos · S2.50',
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /^SKU Necesaria para vender/u });
    await expect(row).toHaveTextContent('CAM-AZ-M');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Categoría' }), '{Control>}a{/Control}Cris');
    await userEvent.click(await screen.findByRole('option', { name: /^Cristalería/u }));
    await expect(await canvas.findByText('32 datos por producto')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar Excel' })).toBeEnabled();
  },
};
export const AltaTelefono: Story = {
  name: 'Productos nuevos en el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Plantilla con un ejemplo')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const Edicion: Story = {
  name: 'Edición de productos',
  args: { url: at({ tipo: 'edicion' }) },
  play: sees('Plantilla con 1,285 productos'),
};
export const DeUnaCategoria: Story = {
  name: 'De una categoría',
  args: { url: at({ de: 'cat-21' }) },
  play: sees('32 datos por producto'),
};
export const Elegidos: Story = {
  name: 'Solo los elegidos',
  args: { url: at({ tipo: 'edicion', ids: ['p-1', 'p-2'] }), handlers: service(2) },
  play: sees('Solo los 2 productos que elegiste'),
};
export const NingunoCoincide: Story = {
  name: 'Ninguno coincide',
  args: { url: at({ tipo: 'edicion', q: 'zzzz' }), handlers: service(0) },
  play: sees('Plantilla con 0 productos'),
};
export const SinPlantilla: Story = {
  name: 'Sin plantilla',
  args: {
    handlers: [mock(downloadBulkLoadTemplate).fails(503), ...service()],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV' }));
    await expect(await screen.findByText(/Ha ocurrido un error/u)).toBeVisible();
  },
};
