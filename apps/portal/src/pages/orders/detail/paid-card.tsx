import type { Order } from '@trastienda/api-client';
import { paymentMarketplaces } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Card } from '@trastienda/ui/Card';
import { TriangleIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import type { ReactNode } from 'react';
import { Compared } from '../../../entities/deposit/compared.tsx';
import { orderNet } from '../../../entities/deposit/operations.ts';
import { causeTitle, isDifference } from '../../../entities/deposit/words.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useRead } from '../../../shared/store/hooks.ts';
import * as s from './detail.css.ts';

type Props = {
  readonly order: Order;
  /** The estimate until the channel has paid, and where it reports nothing. */
  readonly estimate: ReactNode;
};

/** The expected and the paid amount of an order, in the estimate's place once the channel has paid. */
export default function PaidCard({ order: { marketplace, orderNumber: orderId }, estimate }: Props) {
  const net = useRead(orderNet, { params: { marketplace, orderId } }).value?.data;
  if (!net?.paid) return estimate;
  const differs = isDifference(net);
  const channel = paymentMarketplaces.find(({ code }) => code === marketplace)?.query;
  return (
    <Card
      title="¿Cuánto me quedó?"
      action={
        differs ? (
          <Badge tone="warning" icon={TriangleIcon}>
            Diferencia
          </Badge>
        ) : (
          <Badge>Pagado</Badge>
        )
      }
    >
      <Compared net={net} label={`Pedido ${orderId}: esperado y pagado`} />
      {net.causes.map((cause) => (
        <p key={cause.cause} className={s.note}>
          {`${causeTitle(cause)}: ${cause.note}`}
        </p>
      ))}
      {net.depositId !== null && (
        <p className={s.line}>
          <Link
            href={`${paths.payments(channel)}&pago=${encodeURIComponent(net.depositId)}&pedido=${encodeURIComponent(orderId)}`}
          >
            {`Ver el depósito ${net.depositId}`}
          </Link>
        </p>
      )}
    </Card>
  );
}
