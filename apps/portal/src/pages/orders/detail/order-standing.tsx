import { useClock } from '../../../shared/layout/index.ts';
import type { Order } from '@trastienda/api-client';
import { formatMxn, toCentavos, soldBy } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Card } from '@trastienda/ui/Card';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { ClockIcon, TriangleIcon } from '@trastienda/ui/icons';
import { ProgressSteps } from '@trastienda/ui/ProgressSteps';
import { StatusLabel } from '@trastienda/ui/StatusLabel';
import { deadlineOf } from '../../../entities/order/order-summary.ts';
import * as s from './detail.css.ts';
import { type OrderGuide, stepsOf } from './model.ts';

/** The deadline that is close or past; nothing otherwise. */
export function DeadlineBadge({ order }: { readonly order: Order }) {
  const { label, tone } = deadlineOf(order, useClock());
  if (tone === 'neutral') return null;
  return (
    <Badge tone={tone} icon={label.startsWith('Retraso') ? TriangleIcon : ClockIcon}>
      {label}
    </Badge>
  );
}

type SummaryProps = {
  readonly order: Order;
  readonly guides: readonly OrderGuide[];
  readonly context: string;
};

/** The head of the page on a phone is a card: channel, total, and the status of the order. */
export function PhoneSummary({ order, guides, context }: SummaryProps) {
  const reading = useClock();
  const { steps, current, failed } = stepsOf(order, reading, guides);
  const next = steps[steps.findIndex(({ key }) => key === current) + 1];
  return (
    <Card>
      <div className={s.phoneHead}>
        <ChannelTile code={soldBy(order)} size="lg" />
        <span className={s.words}>
          <span className={s.phoneTotal}>
            {formatMxn(toCentavos(order.paymentData.total))}
            <DeadlineBadge order={order} />
          </span>
          <span className={s.note}>{context}</span>
        </span>
      </div>
      {order.status !== 'cancelado' && (
        <ProgressSteps
          variant="bar"
          aria-label="Avance del pedido"
          current={current}
          failed={failed}
          steps={steps}
        />
      )}
      <div className={s.phoneFoot}>
        <StatusLabel status={order.status} />
        {current !== null && next && order.status !== 'cancelado' && (
          <span className={s.note}>Sigue: {next.label.toLocaleLowerCase('es-MX')}</span>
        )}
      </div>
    </Card>
  );
}
