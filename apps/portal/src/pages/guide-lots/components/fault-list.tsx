import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { OctagonIcon } from '@trastienda/ui/icons';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../shared/routes/paths.ts';
import { AddressDrawer } from '../../../features/edit-address/address-drawer.tsx';
import * as s from './lots.css.ts';

type FaultyOrder = {
  readonly orderNumber: string;
  /** The fault, in words. */
  readonly message: string;
  /** The way to correct the fault: the address, the storehouse, the order itself, or the row in the table above. */
  readonly fix: 'address' | 'storehouse' | 'order' | 'row';
  /** It was mended here and waits to be tried again. */
  readonly isMended?: boolean;
};

type Props = {
  readonly title: string;
  /** The consequence for these rows. */
  readonly note?: string;
  readonly orders: readonly FaultyOrder[];
  readonly action?: ReactNode;
};

/** Orders that something is wrong with, each mended in its place. */
export function FaultList({ title, note, orders, action }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Card title={title} action={action}>
      {note !== undefined && <p className={s.note}>{note}</p>}
      <ul className={s.faults}>
        {orders.map(({ orderNumber, message, fix, isMended = false }) => (
          <li key={orderNumber} className={s.fault}>
            <OctagonIcon size={16} className={s.faultMark} />
            <span className={s.words}>
              <span className={s.name}>{orderNumber}</span>
              <span className={s.note}>{isMended ? 'Dirección corregida: falta reintentar' : message}</span>
            </span>
            {fix === 'address' && (
              <Button
                size="sm"
                aria-label={`Corregir dirección del pedido ${orderNumber}`}
                onPress={() => setOpen(orderNumber)}
              >
                Corregir dirección
              </Button>
            )}
            {fix === 'storehouse' && (
              <ButtonLink size="sm" href={paths.storehouse()}>
                Editar almacén
              </ButtonLink>
            )}
            {fix === 'order' && (
              <ButtonLink
                size="sm"
                href={paths.orders({ pedido: orderNumber })}
                aria-label={`Ver pedido ${orderNumber}`}
              >
                Ver pedido
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <AddressDrawer orderNumber={open} onClose={() => setOpen(null)} />
    </Card>
  );
}
