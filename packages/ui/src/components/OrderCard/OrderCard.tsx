import {
  channelName,
  dispatchDeadline,
  formatDateTime,
  formatMxn,
  statusLabel,
  type Centavos,
  type DispatchDeadline,
  type Instant,
  type ReadingTime,
  type StatusFamily,
} from '@trastienda/domain';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { AnyChannel } from '../../internal/channel.ts';
import { ClockIcon, type Icon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { BadgeTone } from '../Badge/options.ts';
import { Button } from '../Button/Button.tsx';
import { ChannelTile } from '../ChannelBadge/ChannelBadge.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { Thumbnail } from '../Thumbnail/Thumbnail.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { deadlineTone, deadlineWords, piecesText, shortOrderNumber } from './OrderCard.model.ts';
import * as s from './OrderCard.css.ts';

export interface OrderCardAction {
  /** "Generar guía", "Imprimir", "Subir evidencia". */
  label: string;
  onPress?: (() => void) | undefined;
  /** The act of this card is under way. */
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** Says why the action is not possible now: "Sin conexión". */
  disabledReason?: string | undefined;
}

export interface OrderCardLabels {
  order: (number: string) => string;
  select: (number: string) => string;
  more: (articles: number) => string;
  /** The moment of the purchase: "Hoy, 09:12". */
  purchasedAt: (at: Instant, reading: ReadingTime) => string;
  /** Name of a channel by its code. */
  channel: (code: string) => string;
  /** "3 piezas" */
  pieces: (pieces: number) => string;
  /**
   * Says how the order stands against its hand-over (ISO moment): "Hoy 18:00", "Venció ayer 18:00", "Límite: 28 nov,
   * 18:00".
   */
  deadline: (deadline: DispatchDeadline, shipBy: string, reading: ReadingTime) => string;
  status: (family: StatusFamily) => string;
  /** Text for an order whose lines differ. */
  mixed: string;
}

const es: OrderCardLabels = {
  order: (number) => `Pedido ${number}`,
  select: (number) => `Seleccionar el pedido ${number}`,
  more: (articles) => `y ${articles} más`,
  purchasedAt: formatDateTime,
  channel: channelName,
  pieces: piecesText,
  deadline: deadlineWords,
  status: statusLabel,
  mixed: 'Mixto',
};

export interface OrderCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The number as the channel writes it; a long one is cut at its start, and read whole. */
  orderNumber: string;
  /** Code of the channel. */
  channel: AnyChannel;
  /** Family of the status; gives word, shape and colour. */
  status: StatusFamily;
  /** The lines of the order differ: how many are in `status`. */
  mixedCount?: number | undefined;
  /** The address that the card leads to. */
  href?: string | undefined;
  /** Time of the purchase; `null` when the channel does not say. */
  purchasedAt?: Instant | null | undefined;
  /** The moment from which "Hoy" and the deadline are told. */
  now: Instant;
  /** The time zone for days and hours. Default: that of Mexico City. */
  timeZone?: string | undefined;
  /** Whole centavos. */
  total?: Centavos | null | undefined;
  /** Name of the first article. */
  itemName?: string | undefined;
  /** Picture of the first article; without one the first letter of its name. */
  imageUrl?: string | null | undefined;
  /** Articles besides the first. Default: 0. */
  moreItems?: number | undefined;
  /** Pieces of all articles. */
  pieces?: number | undefined;
  /** "Jorge R." */
  clientName?: string | undefined;
  /** "Monterrey, N. L." */
  destination?: string | undefined;
  /** Latest hand-over to the carrier. */
  shipBy?: string | null | undefined;
  /** Replaces the deadline: "Retraso 1 día", "Evidencia rechazada". */
  exception?: { label: string; tone: BadgeTone; icon?: Icon } | undefined;
  /** The one action of the card, a separate target. */
  action?: OrderCardAction | undefined;
  /** Makes the card selectable: a touch anywhere on it chooses it, and neither its link nor its action is there. */
  onSelectedChange?: ((isSelected: boolean) => void) | undefined;
  /** Marks the card as selected, together with `onSelectedChange`. Default: false. */
  isSelected?: boolean | undefined;
  /** Fits narrow panels and long lists: no picture, and an action of 36 px (44 on a phone). Default: false. */
  compact?: boolean | undefined;
  /** Level of the number's heading. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<OrderCardLabels> | undefined;
}

/** An order, as a card of a phone or of a narrow panel. */
export function OrderCard({
  orderNumber,
  channel,
  status,
  mixedCount,
  href,
  purchasedAt,
  now,
  timeZone,
  total,
  itemName,
  imageUrl,
  moreItems = 0,
  pieces,
  clientName,
  destination,
  shipBy,
  exception,
  action,
  onSelectedChange,
  isSelected = false,
  compact = false,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: OrderCardProps) {
  const words = { ...es, ...labels };
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const reading = { now, ...(timeZone !== undefined && { timeZone }) };
  const deadline = dispatchDeadline({ shipBy, family: status }, reading);
  const deadlineBadge = deadlineTone(deadline);
  const deadlineText = shipBy && deadline.label !== '' ? words.deadline(deadline, shipBy, reading) : '';
  const short = shortOrderNumber(orderNumber);
  return (
    <article
      aria-labelledby={headingId}
      {...rest}
      className={cx(s.root, isSelected && s.selected, className)}
    >
      <div className={s.head}>
        {onSelectedChange && (
          <Checkbox
            className={s.check}
            aria-label={words.select(orderNumber)}
            isSelected={isSelected}
            onChange={onSelectedChange}
          />
        )}
        <ChannelTile code={channel} label="" />
        <div className={s.titles}>
          <Heading
            id={headingId}
            className={cx(s.heading, /^\d+$/u.test(orderNumber) && s.digits)}
            title={short === orderNumber ? undefined : orderNumber}
          >
            {href === undefined || onSelectedChange ? (
              <Number short={short} full={words.order(orderNumber)} />
            ) : (
              <AriaLink href={href} className={s.link}>
                <Number short={short} full={words.order(orderNumber)} />
              </AriaLink>
            )}
          </Heading>
          <p className={s.line}>
            {joined(words.channel(channel), purchasedAt && words.purchasedAt(purchasedAt, reading))}
          </p>
        </div>
        {total !== undefined && total !== null && <span className={s.total}>{formatMxn(total)}</span>}
      </div>
      {(itemName !== undefined || pieces !== undefined) && (
        <div className={s.body}>
          {!compact && <Thumbnail size="md" src={imageUrl} name={itemName} />}
          <div className={s.titles}>
            <p className={s.item}>
              <span className={s.itemName}>{itemName}</span>
              {moreItems > 0 && <span> {words.more(moreItems)}</span>}
            </p>
            <p className={cx(s.line, s.facts)}>
              {joined(pieces !== undefined && words.pieces(pieces), clientName, destination)}
            </p>
          </div>
        </div>
      )}
      <div className={s.foot}>
        <div className={s.state}>
          <StatusLabel
            status={status}
            label={words.status(status)}
            mixedCount={mixedCount}
            mixedLabel={words.mixed}
          />
          {exception ? (
            <Badge tone={exception.tone} icon={exception.icon}>
              {exception.label}
            </Badge>
          ) : deadlineBadge ? (
            <Badge tone={deadlineBadge} icon={ClockIcon}>
              {deadlineText}
            </Badge>
          ) : (
            deadlineText !== '' && <span className={s.deadline}>{deadlineText}</span>
          )}
        </div>
        {action && !onSelectedChange && (
          <Button
            size={compact ? 'md' : 'lg'}
            className={s.action}
            pending={action.pending}
            pendingLabel={action.pendingLabel}
            disabledReason={action.disabledReason}
            {...(action.onPress && { onPress: action.onPress })}
          >
            {action.label}
          </Button>
        )}
      </div>
    </article>
  );
}

/** Shows the short number, says the whole one. */
function Number({ short, full }: { short: string; full: string }) {
  return (
    <>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}

function joined(...parts: ReactNode[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}
