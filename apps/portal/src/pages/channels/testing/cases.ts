import { listChannelCases } from '@trastienda/api-client/integrations';
import { type CaseCause, caseHave, caseSays, type OrderFaultFacts } from '@trastienda/domain/channel-cases';
import type { ChannelCase } from '../cases/model.ts';

const [example] = listChannelCases.example().data as [ChannelCase];

type Facts = {
  readonly status: string;
  readonly address?: string;
  readonly faults?: readonly OrderFaultFacts[];
  readonly affected?: number;
  readonly order: {
    readonly status: string;
    readonly guides: readonly string[];
    readonly address?: string;
  } | null;
};

const shipped = { status: 'listo_para_enviar', guides: ['7712345678'] };
const waiting = { status: 'pendiente', guides: [] };

const factsOf: Readonly<Record<CaseCause, Facts>> = {
  aviso_rechazado: { status: 'processing', order: shipped },
  cancelado_tarde: { status: 'cancelled', order: shipped },
  con_faltas: {
    status: 'processing',
    faults: [
      { kind: 'other_currency', currency: 'USD' },
      { kind: 'other_country', country: 'US' },
    ],
    order: null,
  },
  otra_direccion: {
    status: 'processing',
    address: 'Calle Nueva 8, Juárez, Cuauhtémoc, DF, 06600, MX',
    order: { ...shipped, address: 'Calle Jalapa 14, Roma Norte, 06700' },
  },
  otras_piezas: { status: 'processing', order: waiting },
  reabierto: { status: 'processing', order: { status: 'cancelado', guides: [] } },
  reembolso_tarde: { status: 'processing', affected: 1, order: shipped },
  sin_guardar: { status: 'processing', order: null },
  sin_pago: { status: 'on-hold', order: waiting },
};

/** A case of that cause, as the service tells it; each has another number. */
export function caseOf(cause: CaseCause, at = 0, change: Partial<ChannelCase> = {}): ChannelCase {
  const { status, address = null, faults = [], affected = 0, order } = factsOf[cause];
  const number = String(1042 + at);
  const shop = { ...example.shop, status, ...(address !== null && { address }) };
  const facts = {
    cause,
    shop: { status, address: shop.address, pieces: shop.pieces },
    faults,
    affected,
    order: order && { ...order, address: order.address ?? null },
  };
  return {
    ...example,
    id: String(41 + at),
    cause,
    number,
    shop,
    says: caseSays(facts),
    have: caseHave(facts),
    order: order && { orderid: number, marketplace: 'WC', guides: [...order.guides] },
    ...change,
  };
}
