import { formatMxn } from '@trastienda/domain';
import { CheckCircleIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Money } from '@trastienda/ui/Money';
import type { Deposit } from '@trastienda/api-client';
import { equationOf } from './model.ts';
import * as s from './payments.css.ts';

/** The parts of a deposit, added up in front of the merchant. */
export function Equation({ deposit }: { readonly deposit: Deposit }) {
  const { terms, missing } = equationOf(deposit);
  return (
    <ol className={s.equation} aria-label="De qué se compone el depósito">
      {terms.map(({ key, label, amount, sign, note }, at) => (
        <li key={key} className={s.term}>
          <span className={s.sign} aria-label={sign === '−' ? 'menos' : 'más'} role="img">
            {at === 0 ? '' : sign}
          </span>
          <span className={s.termLabel}>{label}</span>
          <Money className={s.termAmount} amount={amount} />
          {note !== undefined && <span className={s.termNote}>{note}</span>}
        </li>
      ))}
      <li className={`${s.term} ${s.result}`}>
        <span className={s.sign} aria-label="es igual a" role="img">
          =
        </span>
        <span className={s.termLabel}>Depósito</span>
        <Money className={s.termAmount} amount={deposit.paid} />
        {missing === 0 ? (
          <span className={`${s.termNote} ${s.adds}`}>
            <CheckCircleIcon size={16} />
            Suma al centavo
          </span>
        ) : (
          <span className={s.termNote}>
            <TriangleIcon size={16} />
            {`El canal no explica ${formatMxn(missing)}`}
          </span>
        )}
      </li>
    </ol>
  );
}
