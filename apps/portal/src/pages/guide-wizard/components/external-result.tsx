import { EmptyState } from '@trastienda/ui/EmptyState';
import type { WizardView } from '../use-wizard.ts';
import { NextOrderLink } from './next-order-link.tsx';

/** A number from elsewhere: what belongs to it is where it was bought. */
export const isExternal = ({ purchase, order }: WizardView): boolean =>
  purchase.phase !== 'done' && order.dataGuia?.labelUrl === null;

/** The number is on the order; nothing of it is printed or collected here. */
export function ExternalResult({ view }: { readonly view: WizardView }) {
  const { order } = view;
  const number = order.dataGuia?.guide ?? '';
  const line = order.orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId === number);
  return (
    <EmptyState
      kind="clear"
      title={`La guía ${number} está registrada`}
      action={<NextOrderLink view={view} />}
    >
      {`${line?.deliveryCarrierName ?? 'Tu paquetería'} lleva el paquete. La etiqueta y la recolección se piden donde compraste la guía.`}
    </EmptyState>
  );
}
