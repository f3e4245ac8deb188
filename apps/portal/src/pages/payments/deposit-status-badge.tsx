import { CheckCircleIcon, ClockIcon, type Icon, OctagonIcon, TriangleIcon } from '@trastienda/ui/icons';
import type { Deposit } from '@trastienda/api-client';
import * as s from './payments.css.ts';

export const statusWords: Readonly<Record<Deposit['state'], string>> = {
  programado: 'Programado',
  pagado: 'Pagado',
  diferencia: 'Diferencia',
  rechazado: 'Rechazado por el banco',
};
const icons: Readonly<Record<Deposit['state'], Icon>> = {
  programado: ClockIcon,
  pagado: CheckCircleIcon,
  diferencia: TriangleIcon,
  rechazado: OctagonIcon,
};

/** The status of a deposit: glyph and word. */
export function DepositStatusBadge({ state }: { readonly state: Deposit['state'] }) {
  const Glyph = icons[state];
  return (
    <span className={`${s.standing} ${s.standingOf[state]}`}>
      <Glyph size={16} />
      {statusWords[state]}
    </span>
  );
}
