import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { Frame, onPhone } from '../../testing/layout.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { BottomNav } from '../BottomNav/BottomNav.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { JobTray } from './JobTray.tsx';
import type { Job } from './JobTray.model.ts';

const onFix = fn();
const jobs: Job[] = [
  {
    id: 'guias',
    title: 'Generando 24 guías',
    state: 'running',
    done: 14,
    total: 24,
    note: 'Sears y Claroshop',
  },
  {
    id: 'edicion',
    title: 'Edición masiva de precios',
    state: 'queued',
    note: 'Empieza cuando termine lo anterior',
  },
  {
    id: 'carga',
    title: 'Carga de catalogo-cocina.xlsx',
    state: 'partial',
    done: 386,
    unchanged: 19,
    note: 'Hoy, 09:36',
    causes: [
      {
        id: 'precio',
        label: 'con precio que no se entiende',
        rows: ['Fila 14', 'Fila 88', 'Fila 103', 'Fila 140'],
        action: { label: 'Corregir', onPress: onFix },
      },
    ],
  },
  {
    id: 'export',
    title: 'Exportar pedidos de octubre',
    state: 'failed',
    reason: 'El servicio tardó más de 60 segundos',
  },
  { id: 'pagos', title: 'Exportar pagos de Sears', state: 'done', href: '#pagos', linkLabel: 'Descargar' },
  { id: 'fotos', title: 'Subida de 40 fotos', state: 'cancelled', done: 22, total: 40 },
];

const meta = {
  title: 'Avisos/Bandeja de trabajos · JobTray',
  id: 'jobtray',
  component: JobTray,
  args: { jobs, placement: 'inline', onCancel: fn(), onRetry: fn(), onDismiss: fn() },
} satisfies Meta<typeof JobTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Trabajos 2 en curso · 2 por revisar/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar: Generando 24 guías' }));
    await expect(args.onCancel).toHaveBeenCalledWith('guias');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar: Exportar pedidos de octubre' }));
    await expect(args.onRetry).toHaveBeenCalledWith('export');
    await userEvent.click(canvas.getByRole('button', { name: 'Corregir: 4 con precio que no se entiende' }));
    await expect(onFix).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar de la lista: Subida de 40 fotos' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(['fotos']);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar 4 terminados' }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith(['carga', 'export', 'pagos', 'fotos']);
  },
};
/** Its head, which is the whole width of it. */
export const Interaction: Story = {
  name: 'Al pasar, con foco y al oprimir',
  ...inEachState('button'),
  args: { defaultExpanded: false },
};
export const Folded: Story = {
  name: 'Plegada',
  args: { defaultExpanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('log')).toBeNull();
    await userEvent.tab();
    const head = canvas.getByRole('button', { expanded: false });
    await expect(head).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('log')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('log')).toBeNull();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('log')).toContainElement(document.activeElement as HTMLElement);
    // As its name says.
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};
/** In a bar: the list opens over the page, and goes with Escape, with a press beside it and with a link out of it. */
export const Bar: Story = {
  name: 'En la barra superior',
  tags: ['desktop'],
  args: { placement: 'bar' },
  decorators: [
    (Story) => (
      <TopBar
        search={<SearchField placeholder="Buscar pedido, guía, SKU o cliente" />}
        end={
          <>
            <Story />
            <ProfileMenu name="Mariana" />
          </>
        }
      />
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 en curso · 2 por revisar');
    const opener = canvas.getByRole('button', { name: 'Trabajos 2 en curso · 2 por revisar' });
    await userEvent.click(opener);
    const list = await screen.findByRole('dialog', { name: 'Trabajos' });
    await userEvent.click(within(list).getByRole('button', { name: 'Cancelar: Generando 24 guías' }));
    await expect(args.onCancel).toHaveBeenCalledWith('guias');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    // Where it leads is another page, which would take the test with it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    await userEvent.click(await screen.findByRole('link', { name: 'Descargar: Exportar pagos de Sears' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** On a phone: a row over the navigation. */
export const Dock: Story = {
  name: 'En el teléfono, sobre la navegación',
  ...onPhone(600),
  args: { placement: 'dock' },
  decorators: [
    (Story) => (
      <AppShell layout="mobile" dock={<Story />} bottomNav={<BottomNav />}>
        <h1>Buenos días, Mariana</h1>
      </AppShell>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Trabajos/u }));
    await expect(await screen.findByRole('log', { name: 'Avance de los trabajos' })).toBeVisible();
  },
};
export const DockStates: Story = {
  name: 'Cada estado, sobre la navegación',
  ...inEachState('button'),
  args: { placement: 'dock', jobs: jobs.slice(0, 1) },
};
export const AllDone: Story = { name: 'Todo terminó', args: { jobs: jobs.slice(4, 5) } };
export const Nothing: Story = {
  name: 'Sin trabajos',
  args: { jobs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(600),
  decorators: [
    (Story) => (
      <Frame width={340}>
        <Story />
      </Frame>
    ),
  ],
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    jobs: jobs.slice(0, 4).map((job) => ({
      ...job,
      title: `${job.title} de Comercializadora de Artesanías y Textiles del Istmo de Tehuantepec`,
      ...('note' in job && {
        note: `${job.note ?? ''} · catalogo-cocina-y-mesa-noviembre-2025-definitivo.xlsx`,
      }),
    })),
  },
  decorators: [
    (Story) => (
      <Frame width={400}>
        <Story />
      </Frame>
    ),
  ],
};
