import { formatDateTime } from '@trastienda/domain';
import type { CaseWay } from '@trastienda/domain/channel-cases';
import { Badge } from '@trastienda/ui/Badge';
import { Button } from '@trastienda/ui/Button';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { ClockIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { useState } from 'react';
import { ConfirmWrite } from '../../../shared/form/confirm-write.tsx';
import { writeFault } from '../../../shared/form/problem-of.ts';
import { useClock } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useWrite } from '../../../shared/store/hooks.ts';
import { ArrivedDrawer } from './arrived-drawer.tsx';
import * as s from './cases.css.ts';
import { type ChannelCase, waysOf } from './model.ts';
import { caseDecision } from './operations.ts';

type Props = {
  readonly one: ChannelCase;
  readonly isChosen: boolean;
  /** Absent where there is nothing to decide at once with it. */
  readonly onChoose?: (isChosen: boolean) => void;
  /** Why it was not decided together with others. */
  readonly fault: string | null;
};

/** One order that she decides about: what her shop has, what we have, and two ways out. */
export function CaseItem({ one, isChosen, onChoose, fault }: Props) {
  const clock = useClock();
  const decision = useWrite(caseDecision);
  const [asked, setAsked] = useState<CaseWay | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, number, order } = one;
  const isUnderWay = decision.status === 'loading';
  const failure = decision.status === 'failed' && asked === null ? decision.error : null;
  const send = (way: CaseWay) =>
    decision.send({ params: { caseId: id }, body: { decision: way.decision, orderNumber: number } });
  const why = failure === null ? fault : writeFault(failure, caseDecision.call);
  return (
    <li className={s.row}>
      <div className={s.head}>
        {onChoose && (
          <Checkbox aria-label={`Elegir el pedido ${number}`} isSelected={isChosen} onChange={onChoose} />
        )}
        <span className={s.number}>
          {order === null ? (
            `Pedido ${number}`
          ) : (
            <Link href={paths.orders({ pedido: order.orderid })}>Pedido {order.orderid}</Link>
          )}
        </span>
        <span className={s.note}>
          {[one.shop.client, one.shopName, formatDateTime(one.createdAt, clock)].filter(Boolean).join(' · ')}
        </span>
        {one.askedAt !== null && (
          <Badge tone="neutral" icon={ClockIcon}>
            En espera de otra lectura
          </Badge>
        )}
      </div>
      <dl className={s.sides}>
        <div className={s.side}>
          <dt className={s.sideName}>Tu tienda</dt>
          <dd className={s.sideWords}>{one.says}</dd>
        </div>
        <div className={s.side}>
          <dt className={s.sideName}>Aquí</dt>
          <dd className={s.sideWords}>{one.have}</dd>
        </div>
      </dl>
      {why !== null && (
        <p className={s.fault} role="alert">
          No se pudo. {why}
        </p>
      )}
      <div className={s.ways}>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Ver lo que llegó del pedido ${number}`}
          onPress={() => setOpen(true)}
        >
          Ver lo que llegó
        </Button>
        {waysOf(one.cause, [one]).map((way) => (
          <Button
            key={way.decision}
            size="sm"
            aria-label={`${way.label}: pedido ${number}`}
            isDisabled={isUnderWay}
            onPress={() => (way.asks ? setAsked(way) : send(way))}
          >
            {way.label}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <ConfirmWrite
          tone="danger"
          title={`¿${asked.label} del pedido ${number}?`}
          confirmLabel={asked.label}
          cancelLabel="Volver"
          pendingLabel="Un momento…"
          write={decision}
          call={caseDecision.call}
          onCancel={() => setAsked(null)}
          onConfirm={() => send(asked)}
        >
          {asked.consequence}
        </ConfirmWrite>
      )}
      {isOpen && <ArrivedDrawer one={one} onClose={() => setOpen(false)} />}
    </li>
  );
}
