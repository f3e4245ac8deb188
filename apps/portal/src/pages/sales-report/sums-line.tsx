import { formatMxn, toCentavos } from '@trastienda/domain';
import { CheckCircleIcon } from '@trastienda/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { figuresDisagreed } from '../../shared/store/figures-disagreed.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { sumsAgree } from './model.ts';
import type { SalesReport } from './use-sales-report.ts';
import * as s from './page.css.ts';

/**
 * 'Las gráficas suman lo mismo', where they do (D296). Where an order came in between two answers, they are asked once more;
 * still unequal, nothing is said here and the log has a line: never a tick that is not true.
 */
export function SumsLine({ report: { reads } }: { readonly report: SalesReport }) {
  const { sales, channels, states } = reads;
  const dispatch = useAppDispatch();
  const isSettled = [sales, channels, states].every(({ status }) => status === 'succeeded');
  const agree = isSettled ? sumsAgree(sales.value, channels.value, states.value) : null;
  const hasAskedAgain = useRef(false);
  const askAgain = useEffectEvent(() => {
    if (hasAskedAgain.current) return void dispatch(figuresDisagreed('ventas'));
    hasAskedAgain.current = true;
    for (const { ask } of [sales, channels, states]) ask();
  });
  useEffect(() => {
    if (agree === false) askAgain();
  }, [agree]);
  return (
    <p className={s.sums} role="status">
      {agree === true && sales.value !== null && (
        <>
          <CheckCircleIcon size={16} className={s.sumsMark} />
          {'Las gráficas suman lo mismo:'}
          <strong>{formatMxn(toCentavos(sales.value.ventaTotalActual))}</strong>
        </>
      )}
    </p>
  );
}
