import type { Order } from '@trastienda/api-client';
import {
  availableOrderActions,
  channelName,
  type ChannelOrderActionId,
  channelOrderActions,
  type OrderActionId,
  isOwnStore,
  ownGuides,
} from '@trastienda/domain';
import { paths } from '../../../shared/routes/paths.ts';
import { type DocumentState, evidenceOf, invoiceOf } from '../../../entities/order/order-summary.ts';

/** The action for a document of an order. */
export type DocumentAct =
  | { readonly kind: 'print'; readonly guide: string }
  | { readonly kind: 'channel'; readonly id: ChannelOrderActionId; readonly label: string }
  | { readonly kind: 'upload'; readonly label: string }
  | { readonly kind: 'invoice'; readonly label: string; readonly href: string };

export type OrderDocument = {
  readonly key: string;
  readonly kind: 'label' | 'purchaseOrder' | 'evidence' | 'invoice';
  readonly title: string;
  readonly note: string;
  /** The status of the document: 'Falta', 'En revisión'; empty where the action is enough. */
  readonly standing: string;
  readonly state: DocumentState;
  readonly act: DocumentAct | null;
};

const standings: Readonly<Record<DocumentState, string>> = {
  none: '',
  missing: 'Falta',
  review: 'En revisión',
  accepted: 'Aceptada',
  rejected: 'Rechazada',
};

const reasonOf = (order: Order, id: OrderActionId): string | null =>
  availableOrderActions(order).find((action) => action.id === id)?.reason ?? null;

/** The labels of guides made here, of the channel itself, or the reason why there is none. */
function labelsOf(order: Order): OrderDocument[] {
  const label = { kind: 'label', standing: '', state: 'none' } as const;
  const guides = ownGuides(order);
  if (guides.length > 0) {
    return guides.map((guide) => {
      const line = order.orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId === guide);
      return {
        ...label,
        key: `label-${guide}`,
        title: `Etiqueta de la guía ${guide}`,
        note: [line?.deliveryCarrierName, 'PDF'].filter(Boolean).join(' · '),
        act: { kind: 'print', guide },
      };
    });
  }
  const channels = channelOrderActions(order).find(({ id }) => id === 'printChannelLabel');
  if (channels?.available) {
    return [
      {
        ...label,
        key: 'label',
        title: `Etiqueta de ${channelName(order.marketplace)}`,
        note: 'La da el canal',
        act: { kind: 'channel', id: 'printChannelLabel', label: 'Imprimir' },
      },
    ];
  }
  const note = channels?.reason ?? reasonOf(order, 'printLabel') ?? '';
  return [{ ...label, key: 'label', title: 'Etiqueta', note, act: null }];
}

function purchaseOrderOf(order: Order): OrderDocument[] {
  if (order.marketplace !== 'TP') return [];
  const reason = reasonOf(order, 'downloadPurchaseOrder');
  return [
    {
      key: 'purchaseOrder',
      kind: 'purchaseOrder',
      title: 'Orden de compra',
      note: reason ?? 'La da el canal',
      standing: '',
      state: 'none',
      act: reason === null ? { kind: 'channel', id: 'downloadPurchaseOrder', label: 'Descargar' } : null,
    },
  ];
}

/** Only the own stores' channels ask for it. */
function evidenceDocument(order: Order): OrderDocument[] {
  const state = evidenceOf(order);
  if (state === 'none' || !isOwnStore(order.marketplace)) return [];
  const canUpload = reasonOf(order, 'uploadEvidence') === null;
  return [
    {
      key: 'evidence',
      kind: 'evidence',
      title: 'Evidencia de entrega',
      note: 'Foto o acuse de recibo firmado',
      standing: state === 'missing' && !canUpload ? 'Se pide al entregar' : standings[state],
      state,
      act: canUpload
        ? { kind: 'upload', label: state === 'rejected' ? 'Volver a subir' : 'Subir evidencia' }
        : null,
    },
  ];
}

const invoiceActs: Readonly<Record<DocumentState, { readonly label: string; readonly tab: string } | null>> =
  {
    none: null,
    missing: { label: 'Subir factura', tab: 'por-facturar' },
    review: { label: 'Ver', tab: 'en-revision' },
    accepted: { label: 'Ver', tab: 'aceptadas' },
    rejected: { label: 'Volver a subir', tab: 'rechazadas' },
  };

/** The channels of our own ask for it once the order is delivered; whose guide it was says in which list it is (D146). */
function invoiceAct(
  { marketplace, status, orderNumber, dataGuia }: Order,
  state: DocumentState,
): DocumentAct | null {
  const act = invoiceActs[state];
  if (act === null || !isOwnStore(marketplace) || status !== 'finalizado') return null;
  const list = dataGuia?.origin === 'manual' ? paths.manualInvoices : paths.automaticInvoices;
  const isUpload = state === 'missing' || state === 'rejected';
  return { kind: 'invoice', label: act.label, href: list(act.tab, orderNumber, isUpload) };
}

/** The papers of an order: labels, purchase order, evidence and invoice, as far as its channel has them. */
export function documentsOf(order: Order): OrderDocument[] {
  if (order.status === 'cancelado') return [];
  const invoice = invoiceOf(order);
  return [
    ...labelsOf(order),
    ...purchaseOrderOf(order),
    ...evidenceDocument(order),
    {
      key: 'invoice',
      kind: 'invoice',
      title: 'Factura',
      note: 'XML y PDF del CFDI 4.0',
      standing: standings[invoice],
      state: invoice,
      act: invoiceAct(order, invoice),
    },
  ];
}
