import { getGeneralReport } from '@trastienda/api-client/kidal';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { phone } from '../../testing/list-stories.ts';
import { salesHandlers } from '../../testing/sales-world.ts';
import { StoryApp } from '../../testing/story-app.tsx';

const meta = {
  title: 'Pantallas/Reportes',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: '/reporte', handlers: salesHandlers() },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DosReportes: Story = {
  name: 'Dos reportes',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reportes' })).toBeVisible();
    await expect(await canvas.findByText(/^Son [\d,]+ piezas$/u)).toBeVisible();
    // Every column of both files says what it has.
    for (const meaning of canvas.getAllByRole('definition')) await expect(meaning).not.toBeEmptyDOMElement();
  },
};

/** What the file would have is known before: nothing. */
export const SinPiezas: Story = {
  name: 'Sin piezas',
  args: { handlers: [mock(getGeneralReport).example(), ...salesHandlers({ products: 0, excluded: false })] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No hay piezas en estas fechas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar CSV: Reporte general' }));
    await expect(await canvas.findByText('No hay datos para exportar')).toBeVisible();
  },
};

/** A month that did not come is said, and can be tried again. */
export const MesQueFalla: Story = {
  name: 'Un mes que falla',
  args: { handlers: [mock(getGeneralReport).fails(503), ...salesHandlers()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar CSV: Reporte general' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Trabajos 1 por revisar' }));
    await expect(
      await screen.findByText('El servicio de pedidos no está disponible por ahora.'),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Reintentar/u })).toBeVisible();
  },
};

export const Telefono: Story = {
  name: 'En el teléfono',
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Son [\d,]+ piezas$/u)).toBeVisible();
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
  },
};
