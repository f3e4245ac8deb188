import { centavos, formatMxn, counted } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useState } from 'react';
import { useAutoPrint } from '../../../features/print-labels/use-auto-print.ts';
import { usePageShortcuts } from '../../../shared/layout/page-shortcuts.ts';
import { useSubmitShortcut } from '../../../shared/form/use-submit-shortcut.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { selectTopUpPage } from '../../../entities/store/selectors.ts';
import { useBalanceOnReturn } from '../../../entities/store/use-balance-on-return.ts';
import { askForTopUp } from '../../../entities/store/words.ts';
import { lotForecast } from '../model/lot-forecast.ts';
import { checkRequested, sendRequested } from '../slice.ts';
import type { LotDraftView } from '../use-lot-draft.ts';
import { carriersLine, guides } from './lot-words.ts';

type Props = {
  readonly pedidos: readonly string[];
  readonly view: LotDraftView;
  /** The lot is about to be sent; its id where its labels are printed as soon as they are there. */
  readonly onSent: (printed: string | null) => void;
};

/** The cost of the lot, and the button that pays it. */
export function DraftFooter({ pedidos, view, onSent }: Props) {
  const { rows, faulty, priced, unchecked, cost, balance, isShort, lots, sending } = view;
  const dispatch = useAppDispatch();
  const topUpPage = useAppSelector(selectTopUpPage);
  const [wasPressed, setPressed] = useState(false);
  const [prints] = useAutoPrint();
  useBalanceOnReturn(isShort);
  // The next step is highlighted: with a balance that is too low, topping it up.
  const asksTopUp = isShort && topUpPage !== undefined;
  const isPriced = unchecked === 0 && priced.length > 0;
  const { generated, unpriced, left } = lotForecast(rows);
  // A carrier that was silent may be asked again.
  const canAsk = unchecked > 0 || faulty.some(({ fault }) => fault?.cause === 'silent');
  const check = () => {
    setPressed(true);
    dispatch(checkRequested({ pedidos }));
  };
  const send = () => {
    onSent(prints ? (lots.draft?.lotId ?? null) : null);
    dispatch(sendRequested({ pedidos }));
  };
  const isReady = isPriced && lots.checking === null;
  const sentence = isReady
    ? `${prints ? 'Generar e imprimir' : 'Generar'} ${guides(generated)}`
    : 'Revisar precios';
  usePageShortcuts({
    id: 'lot',
    label: 'En el lote',
    items: [
      { keys: [['Ctrl', 'Enter']], does: sentence },
      { keys: [['Esc', 'Tab']], does: 'Salir de la tabla' },
    ],
  });
  // The keys do the same as the button: they do nothing while it does nothing.
  useSubmitShortcut(() => {
    if (isReady && !isShort && sending.phase !== 'sending') send();
    if (!isReady && lots.checking === null && canAsk) check();
  });
  const summary =
    priced.length === 0
      ? `${guides(rows.length)}${wasPressed || faulty.length === 0 ? '' : ` · ${faulty.length} por corregir`}`
      : [
          `${guides(priced.length)} · ${formatMxn(cost)} ${lots.draft?.isInsured === false ? 'sin seguro' : 'con seguro'}`,
          carriersLine(priced),
          unpriced > 0 && `${unpriced} sin precio`,
          left > 0 && counted(left, 'por corregir no se genera', 'por corregir no se generan'),
          balance !== null &&
            (isShort
              ? `faltan ${formatMxn(centavos(cost - balance))} en tu saldo`
              : `quedarán ${formatMxn(centavos(balance - cost))}`),
        ]
          .filter(Boolean)
          .join(' · ');
  return (
    <StickyFooter summary={<span role="status">{summary}</span>}>
      {isReady ? (
        <Button
          variant={asksTopUp ? 'secondary' : 'primary'}
          pending={sending.phase === 'sending'}
          pendingLabel="Enviando el lote…"
          disabledReason={
            isShort ? `Tu saldo no alcanza para todas${asksTopUp ? '' : `. ${askForTopUp}`}` : undefined
          }
          onPress={send}
        >
          {sentence}
        </Button>
      ) : (
        <Button
          variant="primary"
          pending={lots.checking !== null}
          pendingLabel="Cotizando…"
          disabledReason={canAsk ? undefined : 'Corrige primero los pedidos'}
          onPress={check}
        >
          {sentence}
        </Button>
      )}
      {isReady && asksTopUp && (
        <ButtonLink variant="primary" href={topUpPage} target="_blank">
          Recargar saldo
        </ButtonLink>
      )}
    </StickyFooter>
  );
}
