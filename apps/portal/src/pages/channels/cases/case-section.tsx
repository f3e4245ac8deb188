import { counted, formatNumber, listText } from '@trastienda/domain';
import { caseTitle, type CaseWay } from '@trastienda/domain/channel-cases';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Checkbox } from '@trastienda/ui/Checkbox';
import { useState } from 'react';
import { ConfirmWrite } from '../../../shared/form/confirm-write.tsx';
import { writeFault } from '../../../shared/form/problem-of.ts';
import { lowered } from '../../../shared/lib/capitalised.ts';
import { useWrite } from '../../../shared/store/hooks.ts';
import { CaseItem } from './case-item.tsx';
import * as s from './cases.css.ts';
import { type CaseGroup, type ChannelCase, waysOf } from './model.ts';
import { casesDecision } from './operations.ts';

/** More numbers than these are counted. */
const named = 8;

/** 'Pedidos 30, 34 y 2 más' */
function numbersOf(cases: readonly ChannelCase[]): string {
  const numbers = cases.slice(0, named).map(({ number }) => number);
  const others = cases.length - numbers.length;
  const words = listText(others > 0 ? [...numbers, `${formatNumber(others)} más`] : numbers);
  return `${cases.length === 1 ? 'Pedido' : 'Pedidos'} ${words}.`;
}

type Faults = ReadonlyMap<string, string>;

type Props = {
  readonly group: CaseGroup;
  /** The number on all pages; `null` where it is not known. */
  readonly total: number | null;
};

/** The cases of one cause, to be decided one by one or several at once. */
export function CaseSection({ group: { cause, cases }, total }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<CaseWay | null>(null);
  const [faults, setFaults] = useState<Faults>(new Map());
  const decision = useWrite(casesDecision, ({ data }) => {
    setFaults(new Map(data.flatMap(({ id, isDone, message }) => (isDone ? [] : [[id, message] as const]))));
    setChosen(new Set());
    setAsked(null);
  });
  // A case that was decided elsewhere meanwhile is not on the page any more.
  const selected = cases.filter(({ id }) => chosen.has(id));
  const [first, ...others] = selected;
  const send = ({ decision: to }: CaseWay) => {
    if (first === undefined) return;
    decision.send({
      params: { caseId: first.id },
      body: {
        decision: to,
        ...(others.length === 0 ? { orderNumber: first.number } : { others: others.map(({ id }) => id) }),
      },
    });
  };
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const isUnderWay = decision.status === 'loading';
  const failure = decision.status === 'failed' && asked === null ? decision.error : null;
  const stuck = cases.filter(({ id }) => faults.has(id)).length;
  return (
    <Card
      flush
      busy={isUnderWay}
      title={caseTitle(cause)}
      action={total !== null && counted(total, 'pedido', 'pedidos')}
    >
      {cases.length > 1 && (
        <div className={s.several}>
          <Checkbox
            isSelected={selected.length === cases.length}
            isIndeterminate={selected.length > 0 && selected.length < cases.length}
            onChange={(isOn) => setChosen(new Set(isOn ? cases.map(({ id }) => id) : []))}
          >
            {selected.length === 0
              ? `Elegir los ${formatNumber(cases.length)}`
              : counted(selected.length, 'elegido', 'elegidos')}
          </Checkbox>
          {selected.length > 0 && (
            <div className={s.ways}>
              {waysOf(cause, selected).map((way) => (
                <Button
                  key={way.decision}
                  size="sm"
                  isDisabled={isUnderWay}
                  aria-label={`${way.label}: ${counted(selected.length, 'elegido', 'elegidos')}`}
                  onPress={() => (way.asks ? setAsked(way) : send(way))}
                >
                  {way.label}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
      {failure !== null && (
        <Banner tone="critical" title="No se resolvió ninguno.">
          {writeFault(failure, casesDecision.call)}
        </Banner>
      )}
      {stuck > 0 && (
        <Banner tone="warning" title={`${counted(stuck, 'pedido no se pudo', 'pedidos no se pudieron')}.`}>
          Abajo dice por qué. Los demás ya están.
        </Banner>
      )}
      <ul className={s.rows}>
        {cases.map((one) => (
          <CaseItem
            key={one.id}
            one={one}
            isChosen={chosen.has(one.id)}
            fault={faults.get(one.id) ?? null}
            {...(cases.length > 1 && { onChoose: (isChosen: boolean) => choose(one.id, isChosen) })}
          />
        ))}
      </ul>
      {asked !== null && (
        <ConfirmWrite
          tone="danger"
          title={`¿${asked.label}? ${selected.length === 1 ? 'Es' : 'Son'} ${counted(selected.length, 'pedido', 'pedidos')}`}
          confirmLabel={asked.label}
          cancelLabel="Volver"
          pendingLabel="Un momento…"
          write={decision}
          call={casesDecision.call}
          onCancel={() => setAsked(null)}
          onConfirm={() => send(asked)}
        >
          <p>{selected.length === 1 ? asked.consequence : `En cada uno: ${lowered(asked.consequence)}`}</p>
          <p>{numbersOf(selected)}</p>
        </ConfirmWrite>
      )}
    </Card>
  );
}
