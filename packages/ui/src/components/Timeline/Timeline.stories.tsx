import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  BoxIcon,
  CashIcon,
  CheckCircleIcon,
  ClockIcon,
  OctagonIcon,
  ReceiptIcon,
} from '../../icons/index.ts';
import { Frame } from '../../testing/layout.tsx';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const events: TimelineEvent[] = [
  {
    key: '5',
    title: 'Por vencer: genera la guía hoy',
    source: 'Trastienda · límite de Claroshop 18:00',
    at: '2025-11-25T15:40:00Z',
    icon: ClockIcon,
    tone: 'critical',
  },
  {
    key: '4',
    title: 'Cliente pide envolver para regalo',
    source: 'Nota de Mariana',
    at: '2025-11-25T15:26:00Z',
    isNote: true,
  },
  {
    key: '3',
    title: 'Existencias apartadas',
    source: 'Trastienda · 3 piezas',
    at: '2025-11-25T15:20:00Z',
    icon: BoxIcon,
  },
  {
    key: '2',
    title: 'Pago autorizado',
    source: 'Claroshop · tarjeta, 1 exhibición',
    at: '2025-11-25T15:20:00Z',
    icon: CashIcon,
  },
  {
    key: '1',
    title: 'Pedido recibido',
    source: 'Claroshop · sincronizado en 40 s',
    at: '2025-11-25T15:18:00Z',
    icon: ReceiptIcon,
  },
];

const meta = {
  title: 'Datos/Línea de tiempo · Timeline',
  id: 'timeline',
  component: Timeline,
  args: { events, now: '2025-11-25T16:00:00Z' },
  decorators: [
    (Story) => (
      <Frame width={328}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent('09:40');
    await expect(items[0]?.parentElement?.tagName).toBe('OL');
    await expect(items[0]?.querySelector('time')).toHaveAttribute(
      'datetime',
      expect.stringMatching(/^2025-11-25T15:40:00/u),
    );
    await expect(canvas.getByText('«Cliente pide envolver para regalo»')).toBeVisible();
  },
};
export const OtherDays: Story = {
  name: 'Otros días',
  args: { now: '2025-11-28T16:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25 nov, 09:40')).toBeVisible();
  },
};
export const NewFailedAndRaw: Story = {
  name: 'Nuevo, con problema y con datos',
  args: {
    events: [
      {
        key: 'f',
        title: 'La paquetería no recibió la recolección',
        source: 'Ruta 7',
        at: '2025-11-25T15:50:00Z',
        icon: OctagonIcon,
        tone: 'critical',
        isNew: true,
        raw: '{"status":"incidencia","code":"R7-4021","date":"2025-11-25T15:50:00Z"}',
      },
      { key: 'e', title: 'Entregada', at: '2025-11-25T15:10:00Z', icon: CheckCircleIcon, tone: 'success' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nuevo')).toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Ver datos');
    // The browser's own, which Enter and Space open and close.
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    await expect(canvas.getByText(/R7-4021/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Ver datos'));
    await expect(canvas.getByText(/R7-4021/)).toBeVisible();
  },
};
export const Loading: Story = {
  name: 'Cargando',
  args: { events: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando línea de tiempo').closest('[aria-busy="true"]')).not.toBeNull();
  },
};
export const LongText: Story = {
  name: 'Texto largo',
  args: {
    events: events.map((event) => ({
      ...event,
      title:
        'El destinatario pidió que la entrega se haga en la tienda de la esquina porque no estará en casa',
      source: 'comercializadora-de-artesanias-y-textiles-del-istmo-de-tehuantepec.example',
    })),
  },
};
