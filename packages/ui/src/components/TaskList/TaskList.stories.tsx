import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BoxIcon, ClockIcon, FileIcon, FileXIcon, UnlinkIcon } from '../../icons/index.ts';
import { Card } from '../Card/Card.tsx';
import { inEachState } from '../../testing/in-each-state.tsx';
import { onPhone } from '../../testing/layout.tsx';
import { TaskList, type Task } from './TaskList.tsx';

const onReconnect = fn();
const items: Task[] = [
  {
    key: 'vencen',
    icon: <ClockIcon size={16} />,
    tone: 'critical',
    title: '3 pedidos vencen hoy antes de las 18:00',
    reason: 'Sears 2 · Claroshop 1',
    action: { label: 'Generar guías', href: '/mis-pedidos?status=en-preparacion' },
  },
  {
    key: 'evidencias',
    icon: <FileXIcon size={16} />,
    tone: 'critical',
    title: '2 evidencias rechazadas',
    reason: 'Sears · La foto no muestra el número de guía',
    action: { label: 'Volver a subir', href: '/mis-pagos/evidencias-rechazadas' },
  },
  {
    key: 'canal',
    icon: <UnlinkIcon size={16} />,
    tone: 'warning',
    title: 'Mercado Libre no recibe pedidos desde las 07:10',
    reason: 'El permiso venció; tus pedidos siguen a salvo',
    action: { label: 'Reconectar', onPress: onReconnect },
  },
  {
    key: 'existencias',
    icon: <BoxIcon size={16} />,
    title: '7 productos sin existencias',
    reason: 'Siguen publicados en 3 canales',
    action: { label: 'Ver productos', href: '/mis-productos/catalogo-de-productos' },
  },
  {
    key: 'facturas',
    icon: <FileIcon size={16} />,
    title: '11 pedidos entregados sin factura',
    reason: 'Del 18 al 24 de noviembre',
    action: { label: 'Subir facturas', href: '/subir-facturas/automaticas' },
  },
];

const meta = {
  title: 'Datos/Lista de pendientes · TaskList',
  id: 'tasklist',
  component: TaskList,
  args: { items },
  render: (args) => (
    <Card title="Necesita tu atención" flush>
      <TaskList {...args} />
    </Card>
  ),
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    // Tab goes from act to act, the most urgent first; each says what it is about.
    for (const name of [
      /^Generar guías ?: 3 pedidos vencen hoy antes de las 18:00$/u,
      /^Volver a subir ?: 2 evidencias rechazadas$/u,
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Reconectar/ }));
    await expect(onReconnect).toHaveBeenCalledOnce();
  },
};

export const Interaction: Story = { name: 'Al pasar, con foco y al oprimir', ...inEachState('a, button') };
export const AllClear: Story = {
  name: 'Todo en orden',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todo en orden')).toBeVisible();
  },
};
export const Loading: Story = {
  name: 'Cargando',
  args: { items: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    // As high as the row of a task that comes.
    await expect(canvasElement.querySelector<HTMLElement>('[aria-busy] [aria-hidden]')?.offsetHeight).toBe(
      64,
    );
  },
};
export const SomeSourcesFailed: Story = {
  name: 'Algunas fuentes fallaron',
  args: { items: items.slice(0, 2), failedSources: ['Sears', 'Shopify'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pudimos revisar Sears y Shopify')).toBeVisible();
  },
};
export const NothingButFailures: Story = {
  name: 'Solo fallas',
  args: { items: [], failedSources: ['Sears'], onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Todo en orden')).toBeNull();
    const retry = canvas.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toHaveAccessibleDescription('No pudimos revisar Sears');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    items: items.map((item) => ({
      ...item,
      title: `${item.title}, y además conviene explicar aquí con detalle por qué importa y desde cuándo`,
      reason: 'Comercializadora de Artesanías y Textiles del Istmo · Sucursal Juchitán de Zaragoza',
    })),
  },
};
/** The cause is gone, and a whole row is as large as a thumb. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(420),
  play: async ({ canvas }) => {
    for (const act of canvas.getAllByRole('listitem'))
      await expect(act.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
