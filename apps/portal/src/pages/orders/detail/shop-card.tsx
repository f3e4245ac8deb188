import type { Order } from '@trastienda/api-client';
import { formatDateTime, formatTime, type ReadingTime } from '@trastienda/domain';
import { shopStatusName } from '@trastienda/domain/channel-setup';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CheckCircleIcon, RefreshIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { useClock } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useWrite } from '../../../shared/store/hooks.ts';
import * as s from './detail.css.ts';
import { useFollowedPush } from './use-followed-push.ts';
import { orderPushRetry } from './shop-operations.ts';

type Pending = NonNullable<Order['dataMarketplace']['pending']>;

/** '09:42' of today, 'ayer, 09:42' of another day. */
const timeOf = (instant: string, reading: ReadingTime): string =>
  formatDateTime(instant, reading)
    .replace(/^Hoy, /u, '')
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

const waits: Readonly<Record<Pending['kind'], string>> = {
  guide: 'Enviando la guía a tu tienda…',
  guide_cancelled: 'Avisando a tu tienda que cancelaste la guía…',
  delivered: 'Avisando a tu tienda de la entrega…',
  order_cancelled: 'Avisando a tu tienda de la cancelación…',
  pieces_cancelled: 'Avisando a tu tienda de la cancelación…',
};

/** The order in the merchant's own shop: what it says, and what it was told. For orders of a shop that is linked for real. */
export default function ShopCard({ order }: { readonly order: Order }) {
  const reading = useClock();
  const { shopName, url, remoteStatus, pushed, pending, refused } = order.dataMarketplace;
  useFollowedPush(order);
  return (
    <Card
      title="En tu tienda"
      {...(url && {
        action: (
          <Link variant="action" external href={url}>
            Ver pedido
          </Link>
        ),
      })}
    >
      <div className={s.shop}>
        <p className={s.line}>
          {shopName}
          {remoteStatus && (
            <>
              {': '}
              <span className={s.strong}>{shopStatusName(remoteStatus)}</span>
            </>
          )}
        </p>
        {pushed && (
          <p className={`${s.iconLine} ${s.told}`}>
            <CheckCircleIcon size={16} />
            <span className={s.words}>
              <span className={s.strong}>{`Guía enviada a tu tienda, ${timeOf(pushed.at, reading)}`}</span>
              <span className={s.note}>{pushed.tracking}</span>
            </span>
          </p>
        )}
        {pending && <Waiting order={order} pending={pending} reading={reading} />}
        {refused && !pending && (
          <Banner tone="critical" action={<RetryButton order={order} />}>
            {refused.message}
          </Banner>
        )}
      </div>
    </Card>
  );
}

function Waiting({
  order,
  pending: { kind, retryAt, message },
  reading,
}: {
  readonly order: Order;
  readonly pending: Pending;
  readonly reading: ReadingTime;
}) {
  if (retryAt === null)
    return (
      <Banner tone="warning" action={<Link href={paths.marketplaces()}>Conectar</Link>}>
        Tu tienda está desconectada: le avisaremos cuando la conectes otra vez.
      </Banner>
    );
  if (message === null)
    return (
      <p className={s.iconLine} role="status">
        <RefreshIcon size={16} />
        <span className={s.line}>{waits[kind]}</span>
      </p>
    );
  return (
    <Banner
      tone="warning"
      title={`Pendiente de avisar a tu tienda: lo intentamos otra vez a las ${formatTime(retryAt, reading.timeZone)}.`}
      action={<RetryButton order={order} />}
    >
      {message}.
    </Banner>
  );
}

function RetryButton({ order }: { readonly order: Order }) {
  const { status, send } = useWrite(orderPushRetry);
  const params = { marketplace: order.marketplace, orderId: order.orderNumber };
  return (
    <Button
      size="sm"
      pending={status === 'loading'}
      pendingLabel="Un momento…"
      onPress={() => send({ params })}
    >
      Reintentar
    </Button>
  );
}
