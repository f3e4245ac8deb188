import { addMoney, centavos, channelName, formatDay, formatMxn, counted } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { Money } from '@trastienda/ui/Money';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import * as s from './mass.css.ts';
import type { KnownOrder, MassChannel } from './model.ts';
import type { MassState } from './slice.ts';

type Props = Pick<MassState, 'channel' | 'orders' | 'loading'>;

/** The maximum of shown orders; the others are counted. */
const MOST_SHOWN = 8;
const anOrder = '4500123987';

/** The page before files are chosen: the way by which each finds its order, and the orders that wait. */
export function BeforeFiles({ channel, orders, loading }: Props) {
  const waiting = orders
    .filter(({ isOpen }) => isOpen)
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return (
    <div className={s.before}>
      <Naming order={waiting[0]?.order ?? anOrder} />
      {loading !== 'failed' && <Waiting channel={channel} waiting={waiting} loading={loading} />}
    </div>
  );
}

/** The three ways in which a file finds its order, the surest first. */
function Naming({ order }: { readonly order: string }) {
  return (
    <Card title="Cómo encuentra cada archivo su pedido">
      <ol className={s.ways}>
        <li>
          <strong className={s.strong}>Por su nombre.</strong> Ponle el número del pedido o de la guía:
          <span className={s.example}>
            <code className={s.fileName}>{`${order}.xml`}</code>
            <code className={s.fileName}>{`${order}.pdf`}</code>
          </span>
        </li>
        <li>
          <strong className={s.strong}>Por un dato del XML.</strong> Si tu sistema escribe el pedido en la
          factura, el nombre da igual.
        </li>
        <li>
          <strong className={s.strong}>Por el importe y la fecha.</strong> Si solo un pedido vale eso; si son
          varios, tú eliges.
        </li>
      </ol>
      <p className={s.note}>
        El PDF va con el XML de su mismo nombre. Todo se revisa en tu equipo: nada se envía hasta que tocas
        Subir.
      </p>
    </Card>
  );
}

type WaitingProps = {
  readonly channel: MassChannel;
  readonly waiting: readonly KnownOrder[];
  readonly loading: Props['loading'];
};

/** The orders of the channel that wait for an invoice, newest first. */
function Waiting({ channel, waiting, loading }: WaitingProps) {
  const clock = useClock();
  const title = `Esperan factura en ${channelName(channel)}`;
  if (loading !== 'ready') {
    return (
      <Card title={title} aria-busy>
        <CardBodySkeleton height={232} lines={6} />
      </Card>
    );
  }
  if (waiting.length === 0) {
    return (
      <Card title={title}>
        <EmptyState kind="clear" headingLevel={3} title="Ningún pedido espera factura">
          Cuando uno quede entregado, aquí verás cuánto debe decir su factura.
        </EmptyState>
      </Card>
    );
  }
  const left = waiting.length - MOST_SHOWN;
  const sum = waiting.reduce((all, { amount }) => addMoney(all, amount), centavos(0));
  return (
    <Card title={title} action={counted(waiting.length, 'pedido')}>
      <KeyValueList
        items={[
          ...waiting.slice(0, MOST_SHOWN).map(({ order, day, amount }) => ({
            key: order,
            label: (
              <Link variant="cell" href={paths.orders({ pedido: order })}>
                <OrderNumber number={order} said={`Pedido ${order}`} />
              </Link>
            ),
            hint: formatDay(`${day}T12:00:00Z`, clock),
            value: <Money amount={amount} />,
          })),
          ...(left > 0
            ? [{ key: 'left', label: left === 1 ? 'Y uno más' : `Y ${left} más`, value: '' }]
            : []),
          {
            key: 'sum',
            label: waiting.length === 1 ? 'Total' : `Los ${waiting.length} suman`,
            value: formatMxn(sum),
            total: true,
          },
        ]}
      />
    </Card>
  );
}
