import { centavos, mexicanStateOf } from '@trastienda/domain';
import {
  type CellError,
  EditableGrid,
  type EditableGridColumn,
  type EditableGridRow,
} from '@trastienda/ui/EditableGrid';
import { useMemo } from 'react';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import type { LotFault } from '../model/lot-check.ts';
import { lotChoices, type LotField, lotFields } from '../model/lot-draft.ts';
import type { LotRow } from '../selectors.ts';
import { lotRowsChanged, type Sending } from '../slice.ts';
import type { LotDraftView } from '../use-lot-draft.ts';
import { chargedWords } from '../model/lot-weight.ts';
import { priceOf } from './lot-price.ts';

/**
 * Widths for a window of 1440, which leaves 1,086 beside the sidebar and the row's number: the longest order number
 * (16 digits), what is paid, and everything a parcel needs are in sight; what it is charged for shows that the table goes
 * on. In one of 1,100, beside the reduced sidebar, it is what the content begins with.
 */
const columnsOf = (carriers: LotDraftView['carriers']): EditableGridColumn[] => [
  { id: 'order', label: 'Pedido', type: 'text', isReadOnly: true, width: 164 },
  { id: 'destination', label: 'Destino', type: 'text', isReadOnly: true, width: 108 },
  { id: 'price', label: 'Precio', type: 'text', isReadOnly: true, width: 184 },
  { id: 'height', label: 'Alto (cm)', type: 'number', isRequired: true, min: 0.1, decimals: 1, width: 80 },
  { id: 'width', label: 'Ancho (cm)', type: 'number', isRequired: true, min: 0.1, decimals: 1, width: 100 },
  { id: 'depth', label: 'Largo (cm)', type: 'number', isRequired: true, min: 0.1, decimals: 1, width: 88 },
  { id: 'weight', label: 'Peso (kg)', type: 'number', isRequired: true, min: 0.01, decimals: 3, width: 84 },
  { id: 'value', label: 'Valor (MXN)', type: 'money', isRequired: true, min: centavos(0), width: 100 },
  { id: 'content', label: 'Contenido', type: 'text', isRequired: true, width: 138 },
  { id: 'charged', label: 'Se cobran', type: 'text', isReadOnly: true, width: 128 },
  {
    id: 'carrier',
    label: 'Paquetería',
    type: 'select',
    width: 160,
    options: [...lotChoices, ...carriers],
  },
];

/** '76800 Qro.': what a carrier's price depends on. */
const destinationOf = ({ zipCode, stateCode, state }: LotRow['order']['shippingAddress']): string =>
  [zipCode, mexicanStateOf(stateCode)?.abbreviation ?? state].filter(Boolean).join(' ');

const gridRow = (row: LotRow, carriers: LotDraftView['carriers']): EditableGridRow => {
  const { order, cells } = row;
  return {
    id: order.orderNumber,
    cells: {
      ...cells,
      order: order.orderNumber,
      destination: destinationOf(order.shippingAddress),
      price: priceOf(row, carriers),
      charged: chargedWords(row),
    },
  };
};

const columnOf: Readonly<Record<Exclude<LotFault['cause'], 'parcel'>, string>> = {
  address: 'destination',
  coverage: 'destination',
  carrier: 'carrier',
  storehouse: 'price',
  order: 'price',
  silent: 'price',
};

/** Faults that belong to a cell; measures are the grid's own to check. */
function errorsOf({ fault, order }: LotRow, cells: EditableGridRow['cells']): CellError[] {
  if (fault === null || fault.cause === 'parcel') return [];
  const column = columnOf[fault.cause];
  return [{ row: order.orderNumber, column, value: cells[column] ?? '', message: fault.message }];
}

/** The refusal of the service, at its cell for as long as the cell holds the refused value. */
const refusedOf = (rows: readonly LotRow[], sending: Sending): CellError[] =>
  sending.phase !== 'refused'
    ? []
    : sending.faults.flatMap(({ orderNumber, field, message, value }) => {
        const isStanding = rows.some(
          ({ order, cells }) => order.orderNumber === orderNumber && cells[field] === value,
        );
        return isStanding ? [{ row: orderNumber, column: field, value, message }] : [];
      });

const isField = (column: string): column is LotField => lotFields.some((field) => field === column);

/** A row for each order: its parcel, which may differ from the others', and its price. */
export function LotGrid({ view: { rows, carriers, sending } }: { readonly view: LotDraftView }) {
  const dispatch = useAppDispatch();
  const columns = useMemo(() => columnsOf(carriers), [carriers]);
  const shown = useMemo(() => rows.map((row) => gridRow(row, carriers)), [rows, carriers]);
  const errors = useMemo(
    () => [...rows.flatMap((row, at) => errorsOf(row, shown[at]?.cells ?? {})), ...refusedOf(rows, sending)],
    [rows, shown, sending],
  );
  return (
    <EditableGrid
      label="Paquetes del lote"
      columns={columns}
      rows={shown}
      errors={errors}
      onChange={(changes) =>
        void dispatch(
          lotRowsChanged(
            changes.flatMap(({ row, column, after }) =>
              isField(column) ? [{ orderNumber: row, change: { [column]: after } }] : [],
            ),
          ),
        )
      }
    />
  );
}
