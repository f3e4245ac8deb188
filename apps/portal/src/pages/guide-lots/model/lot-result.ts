import type { CallOutput } from '@trastienda/api-client';
import type { getGuideLot } from '@trastienda/api-client/shippings';

export type LotDetail = CallOutput<typeof getGuideLot>['detail'];
export type LotResultItem = LotDetail['items'][number];
type LotCode = NonNullable<LotResultItem['code']>;

/** A cause with the orders that it stopped; what follows the count, and how it is mended. */
export type LotCause = {
  readonly code: LotCode;
  readonly label: string;
  readonly note: string | undefined;
  readonly tone: 'critical' | 'warning';
  /** `address`: each order's address; `order`: the order itself; `topUp`: the wallet; `retry`: nothing but another try. */
  readonly fix: 'address' | 'order' | 'topUp' | 'retry';
  readonly items: readonly LotResultItem[];
};

const causes: Readonly<Record<LotCode, Omit<LotCause, 'code' | 'items'>>> = {
  codigo_postal: {
    label: 'con código postal equivocado',
    note: undefined,
    tone: 'critical',
    fix: 'address',
  },
  sin_cobertura: {
    label: 'sin cobertura',
    note: 'revisa su código postal',
    tone: 'critical',
    fix: 'address',
  },
  medidas: {
    label: 'que exceden el tamaño máximo',
    note: 'corrige sus medidas',
    tone: 'critical',
    fix: 'order',
  },
  datos: { label: 'con datos por corregir', note: undefined, tone: 'critical', fix: 'address' },
  con_guia: {
    label: 'que ya tenían guía',
    note: 'no se hizo otra ni se cobró',
    tone: 'warning',
    fix: 'order',
  },
  pedido: { label: 'que ya no esperan esta guía', note: 'revisa el pedido', tone: 'critical', fix: 'order' },
  saldo: { label: 'sin saldo para pagarlas', note: 'recarga y reintenta', tone: 'warning', fix: 'topUp' },
  sin_respuesta: {
    label: 'sin respuesta de la paquetería',
    note: 'se puede repetir',
    tone: 'warning',
    fix: 'retry',
  },
};

/** The failures of a lot by cause, the most frequent first. */
export function lotCauses(items: readonly LotResultItem[]): LotCause[] {
  const groups = new Map<LotCode, LotResultItem[]>();
  for (const item of items) {
    if (item.status !== 'error') continue;
    const code = item.code ?? 'sin_respuesta';
    groups.set(code, [...(groups.get(code) ?? []), item]);
  }
  return [...groups]
    .map(([code, group]) => ({ code, ...causes[code], items: group }))
    .toSorted((a, b) => b.items.length - a.items.length);
}
