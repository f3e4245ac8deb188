import type { NetParts, OrderNet } from '@trastienda/api-client';
import { absentValue, type Centavos, centavos } from '@trastienda/domain';
import { Money } from '@trastienda/ui/Money';
import * as s from './deposit.css.ts';

const rows: readonly (readonly [part: Exclude<keyof NetParts, 'net'>, label: string, sign: 1 | -1])[] = [
  ['sale', 'Venta', 1],
  ['commission', 'Comisión', -1],
  ['guide', 'Guía', -1],
  ['isr', 'ISR retenido', -1],
  ['iva', 'IVA retenido', -1],
  ['others', 'Otros', 1],
];

type LineProps = {
  readonly label: string;
  readonly expected: Centavos;
  readonly paid: Centavos | null;
  readonly isTotal?: boolean;
};

function Line({ label, expected, paid, isTotal = false }: LineProps) {
  const difference = paid === null ? centavos(0) : centavos(paid - expected);
  return (
    <tr className={isTotal ? s.total : undefined} data-differs={difference !== 0 || undefined}>
      <th scope="row" className={s.concept}>
        {label}
      </th>
      <td className={s.amount}>
        <Money amount={expected} />
      </td>
      {paid !== null && (
        <>
          <td className={s.amount}>
            <Money amount={paid} />
          </td>
          <td className={s.amount}>{difference === 0 ? absentValue : <Money amount={difference} />}</td>
        </>
      )}
    </tr>
  );
}

type Props = {
  readonly net: Pick<OrderNet, 'expected' | 'paid'>;
  /** The label of the table: 'Pedido 61836307'. */
  readonly label: string;
};

/**
 * The expected net of an order, part by part; beside it the paid and the missing amounts, once it is paid.
 */
export function Compared({ net: { expected, paid }, label }: Props) {
  const paidOf = (part: keyof NetParts, sign: 1 | -1) => (paid === null ? null : centavos(sign * paid[part]));
  return (
    <table className={s.compared} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={s.concept}>
            Concepto
          </th>
          <th scope="col" className={s.head}>
            Esperado
          </th>
          {paid !== null && (
            <>
              <th scope="col" className={s.head}>
                Pagado
              </th>
              <th scope="col" className={s.head}>
                Diferencia
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([part]) => part !== 'others' || expected.others !== 0 || (paid?.others ?? 0) !== 0)
          .map(([part, name, sign]) => (
            <Line
              key={part}
              label={name}
              expected={centavos(sign * expected[part])}
              paid={paidOf(part, sign)}
            />
          ))}
        <Line label="Te queda" expected={expected.net} paid={paidOf('net', 1)} isTotal />
      </tbody>
    </table>
  );
}
