import { ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { paths } from '../../../routes/paths.ts';
import { useNextOrder } from '../use-next-order.ts';
import type { WizardView } from '../use-wizard.ts';
import { NextOrder } from './next-order.tsx';
import * as s from './wizard.css.ts';

/** A number from elsewhere: what belongs to it is where it was bought. */
export const isExternal = ({ purchase, order }: WizardView): boolean =>
  purchase.phase !== 'done' && order.dataGuia?.labelUrl === null;

/** The number is on the order; nothing of it is printed or collected here. */
export function ExternalResult({ view: { order, orderNumber } }: { readonly view: WizardView }) {
  const next = useNextOrder(orderNumber);
  const number = order.dataGuia?.guide ?? '';
  const line = order.orderedProductsList.find(({ deliveryTrackId }) => deliveryTrackId === number);
  return (
    <EmptyState
      kind="clear"
      title={`La guía ${number} está registrada`}
      action={
        <span className={s.actions}>
          <ButtonLink href={paths.orders({ status: 'listos-para-enviar', pedido: orderNumber })}>
            Ver pedido
          </ButtonLink>
          {next !== null && <NextOrder number={next} />}
        </span>
      }
    >
      {`${line?.deliveryCarrierName ?? 'Tu paquetería'} lleva el paquete. La etiqueta y la recolección se piden donde compraste la guía.`}
    </EmptyState>
  );
}
