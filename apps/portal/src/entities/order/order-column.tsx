import type { ChannelCode } from '@trastienda/domain';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { Link } from '@trastienda/ui/Link';
import type { ReactNode } from 'react';
import * as s from './order-column.css.ts';
import { OrderNumber } from './order-number.tsx';

type OrderCellProps = {
  readonly number: string;
  readonly href: string;
  /** Puts the tile of the channel before the number. */
  readonly channel?: ChannelCode;
  readonly secondary: ReactNode;
};

/** The number of an order leads to it, with one fact under it. */
export function OrderCell({ number, href, channel, secondary }: OrderCellProps) {
  const cell = (
    <CellText isWhole secondary={secondary}>
      <Link variant="cell" href={href}>
        <OrderNumber number={number} said={`Pedido ${number}`} />
      </Link>
    </CellText>
  );
  if (channel === undefined) return cell;
  return (
    <span className={s.order}>
      <ChannelTile code={channel} />
      {cell}
    </span>
  );
}

/** The rows of this table are orders, each by its number. */
export const orderColumn = <Row,>(
  widths: Pick<DataTableColumn<Row>, 'width' | 'minWidth'>,
  cell: (row: Row) => ReactNode,
): DataTableColumn<Row> => ({ key: 'order', header: 'Pedido', isRowHeader: true, ...widths, cell });
