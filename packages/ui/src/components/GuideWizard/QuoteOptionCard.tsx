import { formatMxn, type Centavos } from '@trastienda/domain';
import { BoltIcon, type Icon, StarIcon, TagIcon, TriangleIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../Badge/Badge.tsx';
import { CarrierTile } from '../CarrierTile/CarrierTile.tsx';
import { RadioCard } from '../RadioCards/RadioCards.tsx';
import type { QuoteLabels } from './quote-labels.ts';
import type { QuoteItem, QuoteReason } from './quote.ts';
import { onTimeText } from './quote.ts';
import * as s from './QuoteList.css.ts';

const icons: Record<QuoteReason, Icon> = {
  recommended: StarIcon,
  cheapest: TagIcon,
  fastest: BoltIcon,
  extendedZone: TriangleIcon,
};

/** One row: carrier and service, date and working days, share on time, why it stands out, total. */
export function QuoteOptionCard({ option, words }: { option: QuoteItem; words: QuoteLabels }) {
  const { carrier, carrierCode, service, arrival, arrivalNote, onTimeRate, onTimeWhere, reason, total } =
    option;
  const onTime = onTimeRate !== undefined && words.onTimeRate(onTimeText(onTimeRate));
  const badge = reason && (
    <Badge tone={reason === 'extendedZone' ? 'warning' : 'neutral'} icon={icons[reason]}>
      {words[reason]}
    </Badge>
  );
  return (
    <RadioCard
      value={option.id}
      label={words.option(`${carrier} ${service}`, arrival, formatMxn(total))}
      detail={<Breakdown option={option} words={words} />}
    >
      <span className={s.option}>
        <span className={s.carrier}>
          <CarrierTile
            className={s.tile}
            name={carrier}
            {...(carrierCode !== undefined && { code: carrierCode })}
            decorative
          />
          <span className={s.two}>
            <span className={s.first}>{carrier}</span>
            <span className={s.second}>
              {service}
              {onTime && <span className={s.onTimePhone}> · {onTime}</span>}
            </span>
            {onTime && <span className={cx(s.second, s.onTimeUnder)}>{onTime}</span>}
          </span>
        </span>
        <span className={s.arrival}>
          <span className={s.first}>{arrival}</span>
          {arrivalNote !== undefined && <span className={cx(s.second, s.arrivalNote)}>{arrivalNote}</span>}
          {badge && <span className={s.badgePhone}>{badge}</span>}
        </span>
        <span className={s.onTime}>
          {onTime && <span className={s.first}>{onTime}</span>}
          {onTimeWhere !== undefined && <span className={s.second}>{onTimeWhere}</span>}
        </span>
        <span className={s.badge}>{badge}</span>
        <span className={s.total}>{formatMxn(total)}</span>
      </span>
    </RadioCard>
  );
}

function Breakdown({ option, words }: { option: QuoteItem; words: QuoteLabels }) {
  const cost = (label: string, amount: Centavos, isTotal = false) => (
    <span className={cx(s.cost, isTotal && s.last)}>
      <span className={s.costLabel}>{label} </span>
      <span className={cx(s.costValue, isTotal && s.costTotal)}>{formatMxn(amount)} </span>
    </span>
  );
  return (
    <span className={s.breakdown}>
      {cost(words.guide, option.parcelCost)}
      {cost(words.insurance, option.insuranceCost)}
      {cost(words.extraCharge, option.extraCharge)}
      {cost(words.extendedZone, option.extendedZone)}
      {cost(words.totalWithTax, option.total, true)}
    </span>
  );
}
