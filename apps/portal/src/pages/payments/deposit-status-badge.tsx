import { CheckCircleIcon, ClockIcon, type Icon, OctagonIcon, TriangleIcon } from '@trastienda/ui/icons';
import type { Payment } from './model.ts';
import * as s from './payments.css.ts';

export const statusWords: Readonly<Record<Payment['estado'], string>> = {
  programado: 'Programado',
  pagado: 'Pagado',
  diferencia: 'Diferencia',
  rechazado: 'Rechazado por el banco',
};
const icons: Readonly<Record<Payment['estado'], Icon>> = {
  programado: ClockIcon,
  pagado: CheckCircleIcon,
  diferencia: TriangleIcon,
  rechazado: OctagonIcon,
};

/** The status of a deposit: glyph and word. */
export function DepositStatusBadge({ state }: { readonly state: Payment['estado'] }) {
  const Glyph = icons[state];
  return (
    <span className={`${s.standing} ${s.standingOf[state]}`}>
      <Glyph size={16} />
      {statusWords[state]}
    </span>
  );
}
