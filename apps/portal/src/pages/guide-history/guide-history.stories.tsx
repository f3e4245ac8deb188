import { cancelCourierGuide, listStoreGuides } from '@trastienda/api-client';
import { getGuidesReport } from '@trastienda/api-client/shippings';
import { mock } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/routes/paths.ts';
import { listStories, phone } from '../../testing/list-stories.ts';
import { StoryApp } from '../../testing/story-app.tsx';
import { guidesAddress } from './search.ts';
import { guideHandlers, longNumbers } from './testing/many-guides.ts';

const meta = {
  title: 'Pantallas/Historial de guías',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.guideHistory(), handlers: guideHandlers(51) },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = listStories({
  call: listStoreGuides,
  handlers: guideHandlers,
  address: (pagina) => guidesAddress({ vista: 'historial', ...(pagina !== undefined && { pagina }) }),
  heading: 'Historial de guías',
  empty: 'Todavía no hay guías',
  failed: 'No pudimos cargar tus guías',
  noMatch: {
    address: guidesAddress({ vista: 'historial', buscar: 'zzzz' }),
    title: 'No encontramos «zzzz»',
    action: 'Ver todas las guías',
  },
});

export const CincuentaYUnoTelefono: Story = {
  name: 'Cincuenta y una filas en el teléfono',
  ...states.CincuentaYUnoTelefono,
};
export const UltimaPagina: Story = { name: 'Última página', ...states.UltimaPagina };
export const CincuentaPorPagina: Story = { name: 'Cincuenta por página', ...states.CincuentaPorPagina };
export const UnaFila: Story = { name: 'Una fila', ...states.UnaFila };
export const SinFilas: Story = { name: 'Sin filas', ...states.SinFilas };
export const NadaCoincide: Story = { name: 'Nada coincide', ...states.NadaCoincide };
export const Cargando: Story = states.Cargando;
export const CargandoTelefono: Story = { name: 'Cargando en el teléfono', ...states.CargandoTelefono };
export const Fallo: Story = { name: 'Falló', ...states.Fallo };
export const SinPermiso: Story = { name: 'Sin permiso', ...states.SinPermiso };
export const SinConexion: Story = { name: 'Sin conexión', ...states.SinConexion };

/** The hour under a state is told for what it is: when the guide was made. */
export const CincuentaYUno: Story = {
  name: 'Cincuenta y una filas',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 de 51')).toBeVisible();
    for (const hour of canvas.getAllByText(/, \d\d:\d\d$/u))
      await expect(hour).toHaveTextContent(/^Creada /u);
  },
};

/** The carrier has it by now: the question stays open and says so. */
export const YaSeRecolecto: Story = {
  name: 'Ya se recolectó',
  args: { handlers: [mock(cancelCourierGuide).fails(409), ...guideHandlers(1)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Más acciones de la guía/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar guía' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar guía' }));
    await expect(await within(question).findByText('La paquetería ya la recolectó.')).toBeVisible();
  },
};

/** A guide is found by its number, its order's, or who receives it; the address keeps what was looked for. */
export const Buscar: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 de 51');
    const field = canvas.getByRole('searchbox', { name: 'Buscar en tus guías' });
    await userEvent.type(field, '794600012345{Enter}');
    await expect(await canvas.findByText('1–1 de 1')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzzz{Enter}');
    await expect(await canvas.findByText('No encontramos «zzzz»')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas las guías' }));
    await expect(await canvas.findByText('1–20 de 51')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** A visit that was asked for is not offered again. */
export const YaSeSolicito: Story = {
  name: 'Ya se solicitó',
  args: { handlers: guideHandlers(9) },
  play: async ({ canvas, userEvent }) => {
    const menus = await canvas.findAllByRole('button', { name: /^Más acciones de la guía/ });
    const ninth = menus[8];
    if (ninth) await userEvent.click(ninth);
    const pickup = await screen.findByRole('menuitem', { name: /^Solicitar recolección/ });
    await expect(pickup).toHaveTextContent('Ya se solicitó');
    await expect(pickup).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Names and cities as long as they come: nothing wider than the page, and the acts stay in reach. */
export const TextosLargos: Story = {
  name: 'Textos largos',
  args: { handlers: guideHandlers(12, { hasLongTexts: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–12 de 12')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** A card has room below: nothing of it is cut. */
export const TextosLargosTelefono: Story = {
  ...TextosLargos,
  name: 'Textos largos en el teléfono',
  globals: phone,
  play: async (context) => {
    await TextosLargos.play?.(context);
    for (const place of context.canvas.getAllByText(/Villa de Tejúpam de la Unión$/u))
      await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  },
};

/** Beside the reduced sidebar too a number is whole, or cut at its start, where numbers are alike. */
export const NumerosLargos: Story = {
  ...TextosLargos,
  name: 'Números largos',
  globals: { viewport: { value: 'w1110', isRotated: false } },
  play: async ({ canvas }) => {
    const [whole = '', long = ''] = longNumbers;
    const [shown, cut] = [await canvas.findByText(whole), canvas.getByText(`…${long.slice(-9)}`)];
    await expect(canvas.getByText(long)).toBeInTheDocument();
    for (const number of [shown, cut]) {
      const line = number.closest('td')?.querySelector<HTMLElement>('[data-whole]');
      await waitFor(() => expect(line?.scrollWidth).toBeLessThanOrEqual(line?.clientWidth ?? 0));
    }
  },
};

/** The page is there, its report is not. */
export const SinReporte: Story = {
  name: 'Sin reporte',
  args: {
    handlers: [
      mock(getGuidesReport).reply({ ...getGuidesReport.example(), detail: [] }),
      ...guideHandlers(51),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar reporte' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exportar reporte de guías' }));
    await expect(dialog.getByRole('button', { name: /Ultimos 30 dias/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await expect(await screen.findByText('No hay datos para exportar')).toBeVisible();
    await expect(canvas.getByText('1–20 de 51')).toBeVisible();
  },
};
