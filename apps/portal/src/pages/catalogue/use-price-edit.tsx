import { type CallError, conflictsIn } from '@trastienda/api-client';
import { formatMxn, toCentavos } from '@trastienda/domain';
import { editedPrice, suspiciousPrice } from '@trastienda/domain/product';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import type { CellEdit, CellState } from '@trastienda/ui/DataTable';
import { type ReactNode, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import type { ProductItem } from './model.ts';
import { productPrice } from './operations.ts';

type Edit = Pick<CellEdit<ProductItem>, 'row' | 'value'>;

const doubtOf = ({ row, value }: Edit): string | null => {
  const read = editedPrice(row, value);
  if (!read.ok) return null;
  return suspiciousPrice({
    before: toCentavos(row.salePrice),
    after: toCentavos(read.value.salePrice),
    cost: null,
  });
};

/** A colleague's price that came first is told with its amount: who types hers again means it. */
function failureOf(error: CallError): string {
  const [first] = conflictsIn(error.data);
  return typeof first?.theirs === 'number'
    ? `${first.by} lo dejó en ${formatMxn(toCentavos(first.theirs))}. Escribe otra vez tu precio si lo quieres cambiar.`
    : causeWords(error, { call: productPrice.call });
}

/**
 * The price of a product, typed in its row: saved at once, asked about first where it may be a slip.
 * @param isReading the list is on its way with the price that was saved.
 */
export function usePriceEdit(isReading: boolean): {
  readonly editing: {
    readonly onCellEdit: (edit: CellEdit<ProductItem>) => void;
    readonly cellState: (rowKey: string, column: string) => CellState | undefined;
  };
  readonly dialog: ReactNode;
} {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [doubted, setDoubted] = useState<Edit | null>(null);
  const saves = useAppSelector((state) => {
    const ids = [...typed.keys()];
    return Object.fromEntries(ids.map((id) => [id, productPrice.select(state, id)]));
  }, shallowEqual);

  const save = ({ row, value }: Edit) => {
    const read = editedPrice(row, value);
    if (!read.ok) return;
    setTyped(new Map(typed).set(row.id, value));
    const { price, salePrice } = read.value;
    dispatch(
      productPrice.requested({
        params: { id: row.id },
        body: {
          salePrice,
          ...(price !== row.price && { price }),
          ...(row.version !== undefined && { version: row.version }),
        },
      }),
    );
  };

  return {
    editing: {
      onCellEdit: (edit) => (doubtOf(edit) === null ? save(edit) : setDoubted(edit)),
      cellState: (id) => {
        const value = typed.get(id);
        const saved = saves[id];
        if (value === undefined || saved === undefined) return undefined;
        if (saved.status === 'failed') return { status: 'error', value, message: failureOf(saved.error) };
        const isPending = saved.status === 'loading' || (saved.status === 'succeeded' && isReading);
        return isPending ? { status: 'pending', value } : undefined;
      },
    },
    dialog: doubted !== null && (
      <ConfirmModal
        isOpen
        title={`¿Cambiar el precio de ${doubted.row.name}?`}
        cancelLabel="No cambiar"
        confirmLabel="Cambiar precio"
        onCancel={() => setDoubted(null)}
        onConfirm={() => {
          save(doubted);
          setDoubted(null);
        }}
      >
        {doubtOf(doubted)}
      </ConfirmModal>
    ),
  };
}
