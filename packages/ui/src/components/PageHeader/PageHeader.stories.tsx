import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockIcon, DownloadIcon, LabelIcon, PlusIcon, PrinterIcon } from '../../icons/index.ts';
import { onPhone, Stack } from '../../testing/layout.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { ChannelTile } from '../ChannelBadge/ChannelBadge.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { BackLine } from './BackLine.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Navegación/Encabezado de página · PageHeader',
  id: 'pageheader',
  component: PageHeader,
  subcomponents: { BackLine },
  args: { title: 'Mis pedidos', context: 'Hora del centro de México · Actualizado hace 1 min' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  args: {
    actions: (
      <>
        <Button icon={<DownloadIcon size={16} />}>Exportar 214</Button>
        <Button variant="primary" icon={<PlusIcon size={16} />}>
          Crear guía
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mis pedidos' })).toBeVisible();
  },
};

const onNext = fn();
export const Detail: Story = {
  name: 'Detalle con volver',
  args: {
    title: 'Pedido 52093318',
    context: 'Claroshop · Comprado el 25 nov, 09:18 · Pago autorizado 09:20',
    leading: <ChannelTile code="CS" size="lg" />,
    badges: (
      <>
        <StatusLabel status="pendiente" variant="pill" />
        <Badge tone="critical" icon={ClockIcon}>
          Hoy 18:00
        </Badge>
      </>
    ),
    actions: (
      <>
        <Button icon={<PrinterIcon size={16} />}>Imprimir</Button>
        <Button variant="primary" icon={<LabelIcon size={16} />}>
          Generar guía
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Stack gap={16} style={{ justifyItems: 'stretch' }}>
      <BackLine
        href="/mis-pedidos?status=en-preparacion"
        label="Mis pedidos · En preparación"
        position="24 de 24"
        onPrevious={onNext}
      />
      <PageHeader {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const stops = [
      canvas.getByRole('link', { name: 'Mis pedidos · En preparación' }),
      ...['Anterior', 'Siguiente', 'Imprimir', 'Generar guía'].map((name) =>
        canvas.getByRole('button', { name }),
      ),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await expect(stops[2]).toHaveAccessibleDescription('Es el último');
    await userEvent.click(canvas.getByRole('button', { name: 'Anterior' }));
    await expect(onNext).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Mis pedidos · En preparación' })).toHaveAttribute(
      'href',
      '/mis-pedidos?status=en-preparacion',
    );
  },
};
export const TitleAlone: Story = { name: 'Solo título', args: { context: undefined } };
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    title: 'Pedido 2000008411872206-2025-11-25 de la Comercializadora de Artesanías y Textiles del Istmo',
    actions: <Button variant="primary">Generar guía</Button>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <PageHeader {...args} />
    </div>
  ),
};
/** What takes a second line there fills both. */
export const Phone: Story = {
  name: 'En el teléfono',
  ...onPhone(220),
  args: {
    title: 'Lote del martes',
    context: '5 guías',
    actions: (
      <>
        <Button variant="danger">Cancelar lote</Button>
        <Button>Solicitar recolección</Button>
        <Button variant="primary">Imprimir 5 etiquetas</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [cancel, pickup, print] = canvas.getAllByRole('button').map((act) => act.getBoundingClientRect());
    await expect(cancel?.top).toBe(pickup?.top);
    await expect(print?.top).toBeGreaterThan(pickup?.bottom ?? 0);
    await expect([print?.left, print?.right]).toEqual([cancel?.left, pickup?.right]);
  },
};
