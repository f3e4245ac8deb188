import type { CallOutput } from '@trastienda/api-client';
import { getBulkLoadLog, undoBulkLoad } from '@trastienda/api-client/liubliana';
import {
  activateProductsInBulk,
  listProducts,
  listStoreTopCategories,
} from '@trastienda/api-client/products';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { activationAddress } from '../../shared/routes/bulk-search.ts';

type Log = CallOutput<typeof getBulkLoadLog>;

const products = (total: number) =>
  mock(listProducts).reply({
    data: [],
    pagination: { total_registros: total, page_size: 20, page: 1 },
    counts: { total, active: 0, paused: total, out_of_stock: 0, draft: 0 },
  });

const causes = [
  { code: 'photo', field: 'photos', message: 'Le falta una foto', rows: 92 },
  { code: 'category', field: 'category', message: 'Le falta la categoría de Sears', rows: 54 },
];
const [example] = getBulkLoadLog.example().log;
const left = Array.from({ length: 146 }, (_, at) => ({
  ...(example as Log['log'][number]),
  row: at + 1,
  sku: `VS-${at + 1}`,
  productId: `p-${at + 1}`,
  code: at < 92 ? 'photo' : 'category',
  message: at < 92 ? 'Le falta una foto' : 'Le falta la categoría de Sears',
  values: { name: `Juego de 6 vasos de vidrio soplado ${at + 1}`, sku: `VS-${at + 1}` },
}));

const going = Array.from({ length: 1102 }, (_, at) => ({
  ...(example as Log['log'][number]),
  row: 200 + at,
  sku: `RB-${at + 1}`,
  productId: `q-${at + 1}`,
  outcome: 'updated' as const,
  message: 'Se actualiza',
  values: { name: `Rebozo de seda de Santa María ${at + 1}`, sku: `RB-${at + 1}`, price: '1234.50' },
}));

const load = (change: Partial<Log> = {}): Log => ({
  ...getBulkLoadLog.example(),
  id: 'carga-9',
  type: 'activacion',
  action: 'active',
  salesChannels: ['SR', 'SN'],
  status: 'terminado_con_errores',
  fileName: null,
  by: 'Mariana Robles',
  total: 1248,
  processed: 1248,
  created: 0,
  updated: 1102,
  unchanged: 0,
  failed: 146,
  createdAt: '2025-11-25T15:30:00.000Z',
  undoUntil: '2025-12-02T15:30:00.000Z',
  causes,
  ...change,
});

/** A service with one load: a review of it, or what became of it. */
const service = (change: Partial<Log> = {}, total = 1248) => [
  products(total),
  mock(listStoreTopCategories).reply({ data: [] }),
  mock(activateProductsInBulk).reply(({ body }) => ({
    ...load(),
    id: body.dryRun === true ? 'revision-1' : 'carga-9',
    status: 'pendiente' as const,
  })),
  mock(getBulkLoadLog).reply(({ params, query }) => {
    const rows =
      query.outcome === 'updated'
        ? going
        : left.filter(({ code }) => query.code === undefined || code === query.code);
    const { page = 1, pageSize = 100 } = query;
    return {
      ...load({ ...change, id: params.id, ...(params.id === 'revision-1' && { dryRun: true }) }),
      log: rows.slice((page - 1) * pageSize, page * pageSize),
      pagination: { total_registros: rows.length, page_size: pageSize, page },
    };
  }),
  mock(undoBulkLoad).reply({ ...load(), status: 'deshecho' as const }),
];

const path = paths.massActivation();
const reviewed = activationAddress({ canal: ['SR', 'SN'], revision: 'revision-1' });
const begun = paths.massActivation('carga-9');

const meta = {
  title: 'Pantallas/Activar o pausar',
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

export const PorElegir: Story = { name: 'Por elegir', play: sees('Coinciden 1,248 productos') };
export const PorElegirTelefono: Story = {
  name: 'Por elegir, en el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Coinciden 1,248 productos')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const NingunoCoincide: Story = {
  name: 'Ninguno coincide',
  args: { handlers: service({}, 0) },
  play: sees('Ningún producto coincide'),
};
export const UnoSolo: Story = {
  name: 'Coincide uno solo',
  args: { handlers: service({}, 1) },
  play: sees('Coincide 1 producto'),
};
export const SinServicio: Story = {
  name: 'Sin servicio',
  args: { handlers: [mock(listProducts).fails(503), ...service()] },
  play: sees('No pudimos contar tus productos'),
};
export const Revisando: Story = {
  args: { url: reviewed, handlers: service({ status: 'procesando', processed: 420 }) },
  play: sees('420 de 1,248'),
};

/** Chosen, reviewed, and the number of the question is that of the review. */
export const Revisada: Story = {
  name: 'Revisar y activar · S2.51',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar 1,248 productos' }));
    await expect(await canvas.findByText('1,102 de 1,248 se activan')).toBeVisible();
    // Which they are is seen before: name, picture and price.
    await expect(await canvas.findByText('Rebozo de seda de Santa María 1')).toBeVisible();
    await expect(canvas.getAllByText('$1,234.50')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No cumplen 146' }));
    await expect(await canvas.findByText('VS-1')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Ver cuáles: 54 no cumplen' }));
    await expect(await canvas.findByText('Le falta la categoría de Sears: 54')).toBeVisible();
    await expect(await canvas.findByText('VS-93')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Activar 1,102 productos' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Activar 1,102 productos?' });
    await expect(dialog).toHaveTextContent('146 que no cumplen se quedan como están');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Activar 1,102 productos' }).at(-1) as HTMLElement,
    );
    await expect(await canvas.findByText('1,102 de 1,248 se activaron')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Deshacer activación' })).toBeVisible();
  },
};
export const RevisadaTelefono: Story = {
  name: 'Revisar y activar en el teléfono',
  globals: phone,
  args: { url: reviewed },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1,102 de 1,248 se activan')).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
export const TodosCumplen: Story = {
  name: 'Todos cumplen',
  args: { url: reviewed, handlers: service({ updated: 1248, failed: 0, causes: [], log: [] }) },
  play: sees('Activar 1,248 productos en Sears y Sanborns'),
};
export const NingunoCumple: Story = {
  name: 'Ninguno cumple',
  args: {
    url: reviewed,
    handlers: service({ updated: 0, failed: 146, total: 146, processed: 146 }, 146),
  },
  play: sees('0 de 146 se activan'),
};
export const SinEmpezar: Story = {
  name: 'No empezó',
  args: { url: reviewed, handlers: [mock(activateProductsInBulk).fails(503), ...service()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar 1,102 productos' }));
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Activar 1,102 productos' }).at(-1) as HTMLElement,
    );
    await expect(await screen.findByText(/no está disponible por ahora/u)).toBeVisible();
  },
};
export const EnCurso: Story = {
  name: 'En curso',
  args: { url: begun, handlers: service({ status: 'procesando', processed: 640, undoUntil: null }) },
  play: sees('640 de 1,248'),
};
export const EnEspera: Story = {
  name: 'En espera',
  args: { url: begun, handlers: service({ status: 'pendiente', processed: 0, undoUntil: null }) },
  play: sees('En espera'),
};
export const Pausados: Story = {
  args: { url: begun, handlers: service({ action: 'pause', updated: 1248, failed: 0, causes: [] }) },
  play: sees('1,248 de 1,248 se pausaron'),
};
export const Deshecha: Story = {
  args: {
    url: begun,
    handlers: service({ status: 'deshecho', undoUntil: null, kept: 2, failed: 0, causes: [] }),
  },
  play: sees(/2 se quedaron como están/u),
};
export const NoExiste: Story = {
  name: 'No existe',
  args: { url: begun, handlers: [mock(getBulkLoadLog).fails(404), ...service()] },
  play: sees('No encontramos este cambio'),
};
export const FalloLaCarga: Story = {
  name: 'Falló la carga',
  args: { url: begun, handlers: [mock(getBulkLoadLog).fails(503), ...service()] },
  play: sees('No pudimos cargar cómo va'),
};
