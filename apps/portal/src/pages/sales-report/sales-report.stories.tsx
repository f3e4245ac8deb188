import {
  getGeographicDensity,
  getMarketplaceOrderTotals,
  getOrderIndicators,
  getSalesTotals,
  getUnitsTotals,
  listProductPerformance,
} from '@trastienda/api-client/kidal';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { salesAddress } from '../../shared/routes/sales-search.ts';
import { phone } from '../../testing/list-stories.ts';
import { salesHandlers } from '../../testing/sales-world.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Reporte de ventas',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: salesAddress(), handlers: salesHandlers() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TreintaDias: Story = {
  name: 'Tres indicadores y su línea · S1.6 S2.56 S2.72 S9.15',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
    const sales = await canvas.findByRole('tab', { name: /^Mis ventas, \$\d/u });
    await expect(sales).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: /^Unidades vendidas, \d/u })).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: /^Mis ventas, \$/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Ticket Promedio, \$/u }));
    await expect(await canvas.findByRole('figure', { name: /^Ticket Promedio, \$/u })).toBeVisible();
    await expect(canvas.getByText(/^Las gráficas suman lo mismo/u)).toBeVisible();
  },
};

export const PorCanal: Story = {
  name: 'Por canal · S2.73',
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Ventas por marketplace' }));
    const sears = await card.findByRole('link', { name: 'Sears' });
    await expect(card.getByText('40.0 %')).toBeVisible();
    await userEvent.click(sears);
    await expect(await card.findByText('100.0 %')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Canal: Sears' })).toBeVisible();
  },
};

export const PorEstado: Story = {
  name: 'Por estado, en el mapa · S2.74',
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Ventas por estado' }));
    await expect(await card.findByText(/^Sin estado: \$/u)).toBeVisible();
    await expect(await card.findByRole('link', { name: /Map of Mexico/u })).toBeVisible();
    await userEvent.click(await card.findByRole('button', { name: 'Ver como tabla' }));
    await expect(card.getByRole('row', { name: /^Jalisco/u })).toBeVisible();
  },
};

export const PorDia: Story = {
  name: 'Por día, semana y mes · S2.75',
  args: { url: salesAddress({ dias: '60', comparar: 'semana', tabla: true }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rendimiento por semana' })).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: /^Mis ventas/u }));
    await expect(
      table.getByRole('columnheader', { name: 'Mismos días de la semana del año pasado' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mes' }));
    await expect(await canvas.findByRole('heading', { name: 'Rendimiento por mes' })).toBeVisible();
  },
};

export const PorProducto: Story = {
  name: 'Por producto · S2.76',
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Productos' }));
    await expect(await card.findByText('1–10 de 24')).toBeVisible();
    await expect(card.getByText('Sin existencias')).toBeVisible();
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await userEvent.click(card.getByRole('button', { name: 'Copiar tabla de productos' }));
    await expect(await screen.findByText('10 renglones copiados')).toBeVisible();
    const text = await write.mock.lastCall?.[0][0]?.getType('text/plain').then((blob) => blob.text());
    await expect(text?.split('\n')).toHaveLength(12);
    await expect(text).toMatch(/^SKU\tProducto\tCategoría\tUnidades\tVentas\tParte \(%\)\tCambio/u);
    write.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(card.getByRole('button', { name: 'Copiar tabla de productos' }));
    await expect(await screen.findByText(/^Tu navegador no dejó copiar la tabla/u)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Página siguiente' }));
    await expect(await card.findByText('11–20 de 24')).toBeVisible();
    await userEvent.click(card.getByRole('radio', { name: 'Por unidades' }));
    await expect(await card.findByText('1–10 de 24')).toBeVisible();
  },
};

export const DeDondeSale: Story = {
  name: 'De dónde sale cada cifra',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '¿De dónde sale? Mis ventas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mis ventas' }));
    await expect(dialog.getByText('No cuenta: 9 canceladas')).toBeVisible();
    await expect(dialog.getByText('$2,911.00')).toBeVisible();
    await expect(dialog.getByText(/^Hoy va a la mitad: se compara hasta las 09:42/u)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Ver los pedidos de estas fechas' })).toBeVisible();
  },
};

/** Buen Fin of 2025 against the one of 2024: offered where the days meet it, and named. */
export const BuenFin: Story = {
  name: 'Comparado con el Buen Fin',
  args: { url: salesAddress({ desde: '2025-11-13', hasta: '2025-11-17' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparar con: Periodo anterior' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Buen Fin 2024/u }));
    await expect(await canvas.findByRole('button', { name: 'Comparar con: Buen Fin 2024' })).toBeVisible();
    await expect(await canvas.findByText('Buen Fin 2025')).toBeVisible();
  },
};

export const SinComparar: Story = {
  name: 'Sin comparar',
  args: { url: salesAddress({ comparar: 'no' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('tab', { name: /^Mis ventas, \$.+, sin comparación$/u }),
    ).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Cambio' })).toBeNull();
  },
};

export const SinVentas: Story = {
  name: 'Sin ventas',
  args: { handlers: salesHandlers({ products: 0 }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('Sin ventas en estas fechas').length).toBeGreaterThanOrEqual(5),
    );
    await expect(canvas.getByRole('tab', { name: 'Mis ventas, Sin ventas en estas fechas' })).toBeVisible();
  },
};

/** An order came in between two answers: they are asked once more, and no tick is shown that is not true. */
export const SumasDistintas: Story = {
  name: 'Sumas distintas',
  args: { handlers: salesHandlers({ drift: 120 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sin estado/u)).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: /^Mis ventas/u })).toBeVisible();
    await expect(canvas.queryByText(/suman lo mismo/u)).toBeNull();
  },
};

export const UnaTarjetaFalla: Story = {
  name: 'Una tarjeta falla',
  args: { handlers: [mock(getGeographicDensity).fails(503), ...salesHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus ventas por estado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reintentar todo' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Sears' })).toBeVisible();
  },
};

export const VariasFallan: Story = {
  name: 'Varias tarjetas fallan',
  args: {
    handlers: [
      mock(getSalesTotals).fails(503),
      mock(getUnitsTotals).fails(503),
      mock(getMarketplaceOrderTotals).fails(503),
      mock(getOrderIndicators).fails(503),
      mock(listProductPerformance).fails(503),
      ...salesHandlers(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar todo' })).toBeVisible();
    await expect(canvas.getAllByText('El servicio de pedidos no está disponible por ahora.')).toHaveLength(1);
    await expect(await canvas.findByText('No pudimos cargar tus productos')).toBeVisible();
  },
};

export const Cargando: Story = {
  args: {
    handlers: [
      mock(getSalesTotals).delays('infinite'),
      mock(getUnitsTotals).delays('infinite'),
      mock(getMarketplaceOrderTotals).delays('infinite'),
      mock(getGeographicDensity).delays('infinite'),
      mock(getOrderIndicators).delays('infinite'),
      mock(listProductPerformance).delays('infinite'),
      ...salesHandlers(),
    ],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('tab', { name: 'Mis ventas, Cargando' })).toBeVisible(),
};

export const FiltroDesconocido: Story = {
  name: 'Filtro desconocido',
  args: { url: '/reportes/ventas?dias=7&canal=XX' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Quitamos un filtro que ya no existe.')).toBeVisible(),
};

export const Telefono: Story = {
  name: 'En el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /^Jalisco/u })).toBeVisible();
    await expect(await canvas.findByText(/^1–10 de 24/u)).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
