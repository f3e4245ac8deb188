import type { Centavos } from '@trastienda/domain';
import type { DataTableColumn } from '@trastienda/ui/DataTable';
import { Money } from '@trastienda/ui/Money';
import type { ReactNode } from 'react';
import * as s from './columns.css.ts';

/** The place of a column in its table and on a card, without what it shows. */
type Place = Omit<DataTableColumn<never>, 'cell' | 'align' | 'edit'>;

type MoneyPlace = Place & {
  /** Makes the amount stand out from those beside it. */
  readonly isStrong?: boolean;
};

/** An amount stands at the end of its column; `null` shows `—`. */
export const moneyColumn = <Row,>(
  { isStrong = false, ...place }: MoneyPlace,
  amountOf: (row: Row) => Centavos | null,
): DataTableColumn<Row> => ({
  ...place,
  align: 'end',
  cell: (row) => {
    const amount = <Money amount={amountOf(row)} />;
    return isStrong ? <span className={s.strong}>{amount}</span> : amount;
  },
});

/** The acts of a row stand at the end of the table, under the same header in every list. */
export const actionsColumn = <Row,>(
  place: Omit<Place, 'key' | 'header'>,
  cell: (row: Row) => ReactNode,
): DataTableColumn<Row> => ({ ...place, key: 'acts', header: 'Acciones', align: 'end', cell });
