import { formatMxn, isOwnStore } from '@trastienda/domain';
import type { Order } from '@trastienda/api-client';
import { withholdingRates } from '@trastienda/domain/payment';
import { Badge } from '@trastienda/ui/Badge';
import { Card } from '@trastienda/ui/Card';
import { PinIcon, TruckIcon, UserIcon } from '@trastienda/ui/icons';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { Suspense } from 'react';
import { useClock } from '../../../shared/layout/index.ts';
import { selectConfig } from '../../../shared/session/config-slice.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { pickupNumber, pickupTime, shortPickupDay } from '../../../entities/guide/pickup-words.ts';
import * as s from './detail.css.ts';
import { destinationOf } from '../../../entities/order/destination.ts';
import { PhoneLine } from './phone-line.tsx';
import {
  articleLines,
  comingPickups,
  contactLink,
  type MoneyLine,
  moneyLines,
  type OrderGuide,
  totalLines,
} from './model.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const PaidCard = lazyPart(() => import('./paid-card.tsx'));

/** Pieces that belong together, as one line each (S4.44). */
export function ArticlesCard({ order }: { readonly order: Order }) {
  const { lines, summary } = articleLines(order);
  const sums = totalLines(order);
  return (
    <Card flush title="Artículos" action={summary}>
      <ul className={s.articles}>
        {lines.map((line) => (
          <li key={line.key} className={s.article}>
            <Thumbnail size="md" src={line.thumbnail} name={line.name} />
            <span className={s.words}>
              <span className={s.name}>{line.name}</span>
              <span className={s.note}>
                {['SKU ' + line.sku, line.statusName, line.guide && `Guía ${line.guide}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={`${s.amount} ${s.phoneUnit}`}>{line.amount}</span>
            </span>
            <span className={`${s.amount} ${s.unit}`}>{line.amount}</span>
            <span className={s.total}>{line.total}</span>
          </li>
        ))}
      </ul>
      {sums.length > 0 && <MoneyList className={s.sums} lines={sums} />}
    </Card>
  );
}

type MoneyListProps = { readonly lines: readonly MoneyLine[]; readonly className?: string };

const MoneyList = ({ lines, className }: MoneyListProps) => (
  <KeyValueList
    className={className}
    items={lines.map(({ key, label, hint, amount, isTotal }) => ({
      key,
      label,
      hint,
      value: amount === null ? '—' : formatMxn(amount),
      total: isTotal,
    }))}
  />
);

/** The margin of the sale; an estimate until the channel has paid. */
export function MoneyCard({ order, timeZone }: { readonly order: Order; readonly timeZone: string }) {
  const { withholdingRates: added } = useAppSelector(selectConfig);
  const estimate = (
    <Card title="¿Cuánto me queda?" action={<Badge>Estimado</Badge>}>
      <MoneyList lines={moneyLines(order, timeZone, [...withholdingRates, ...added])} />
    </Card>
  );
  // Nothing is paid before it is delivered, and the other channels pay the merchant without us.
  if (!isOwnStore(order.marketplace) || order.status !== 'finalizado') return estimate;
  return (
    <Suspense fallback={estimate}>
      <PaidCard order={order} estimate={estimate} />
    </Suspense>
  );
}

/** The recipient, the address, the contact, and the time at which the carrier comes. */
export function DeliveryCard({
  order,
  guides,
  editHref,
}: {
  readonly order: Order;
  readonly guides: readonly OrderGuide[];
  readonly editHref: string | undefined;
}) {
  const clock = useClock();
  const { name, lines, phone, notes } = destinationOf(order);
  return (
    <Card
      title="Envío"
      {...(editHref !== undefined && {
        action: (
          <Link variant="action" href={editHref}>
            Editar dirección
          </Link>
        ),
      })}
    >
      <address className={s.address}>
        <span className={s.iconLine}>
          <UserIcon size={16} />
          <span className={s.strong}>{name}</span>
        </span>
        <span className={s.iconLine}>
          <PinIcon size={16} />
          <span>
            {lines.map((line) => (
              <span key={line} className={s.line} style={{ display: 'block' }}>
                {line}
              </span>
            ))}
            {notes && <span className={s.note}>{notes}</span>}
          </span>
        </span>
        {phone && <PhoneLine phone={phone} />}
      </address>
      {comingPickups(guides).map((pickup) => (
        <p key={pickup.confirmation} className={`${s.iconLine} ${s.pickup}`}>
          <TruckIcon size={16} />
          <span className={s.words}>
            <span className={s.strong}>{`Recolección ${shortPickupDay(pickup.date, clock)}`}</span>
            <span className={s.note}>{pickupTime(pickup, clock)}</span>
            <span className={s.note}>{pickupNumber(pickup)}</span>
          </span>
        </p>
      ))}
    </Card>
  );
}

/** The client, and their other orders. */
export function ClientCard({ order }: { readonly order: Order }) {
  const { fullname, email } = order.clientData;
  return (
    <Card
      title="Cliente"
      action={
        <Link variant="action" href={paths.orders({ search: fullname })}>
          Ver pedidos
        </Link>
      }
    >
      <p className={s.strong}>{fullname}</p>
      {email && (
        <p className={s.line}>
          <Link variant="quiet" href={contactLink('mailto', email)}>
            {email}
          </Link>
        </p>
      )}
    </Card>
  );
}
