import { BoxIcon, CashIcon, ClockIcon, ReceiptIcon } from '@trastienda/ui/icons';
import { Timeline, type TimelineEvent } from '@trastienda/ui/Timeline';

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

export function Example() {
  // "Hoy" is told from this moment: give that of your last read.
  return <Timeline events={events} now="2025-11-25T16:00:00Z" />;
}
