import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEachState } from '../../testing/in-each-state.tsx';
import { onPhone } from '../../testing/layout.tsx';
import { MetricStrip, type Metric } from './MetricStrip.tsx';

const items: Metric[] = [
  {
    key: 'pendiente',
    label: 'En preparación',
    value: 24,
    status: 'pendiente',
    note: '3 vencen hoy antes de las 18:00',
    noteTone: 'critical',
    href: '/mis-pedidos?status=en-preparacion',
  },
  {
    key: 'listo',
    label: 'Listos para enviar',
    value: 9,
    status: 'listo_para_enviar',
    note: '9 guías por imprimir',
    href: '/mis-pedidos?status=listos-para-enviar',
  },
  {
    key: 'transito',
    label: 'En tránsito',
    value: 61,
    status: 'transito',
    note: '57 a tiempo · 4 con retraso',
    href: '/mis-pedidos?status=en-transito',
  },
  {
    key: 'finalizado',
    label: 'Finalizados',
    value: 112,
    status: 'finalizado',
    note: 'Ultimos 7 dias',
    href: '/mis-pedidos?status=finalizados',
  },
];

const meta = {
  title: 'Gráficas/Tira de cifras · MetricStrip',
  id: 'metricstrip',
  component: MetricStrip,
  args: { items },
} satisfies Meta<typeof MetricStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveTextContent('En preparación243 vencen hoy antes de las 18:00');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('a') };
export const Zeros: Story = {
  name: 'Ceros',
  args: { items: items.map((item) => ({ ...item, value: 0, note: 'Ultimos 7 dias', noteTone: 'neutral' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toContain(
      'En tránsito0Ultimos 7 dias',
    );
  },
};
export const Loading: Story = {
  name: 'Cargando',
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Cargando')[0]?.closest('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const WithoutLinks: Story = {
  name: 'Sin enlaces',
  args: { items: items.map(({ href: _, ...item }) => item) },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: items.map((item) => ({
      ...item,
      value: 1_234_567,
      note: 'Algo que hay que explicar con bastantes más palabras de las que caben en un renglón',
    })),
  },
};
/** Two beside each other, without their arrows. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(240),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    await expect(second.top).toBe(first.top);
    await expect(third.top).toBeGreaterThanOrEqual(first.bottom);
  },
};
