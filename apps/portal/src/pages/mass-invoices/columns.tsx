import { absentValue } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { IconButton } from '@trastienda/ui/IconButton';
import { CheckCircleIcon, CloseIcon, type Icon, OctagonIcon, TriangleIcon } from '@trastienda/ui/icons';
import { Money } from '@trastienda/ui/Money';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { VisuallyHidden } from '@trastienda/ui/VisuallyHidden';
import { useState } from 'react';
import { actionsColumn } from '../../shared/list/columns.tsx';
import { foundWords, type MassRow, type MassState } from './model.ts';
import * as s from './mass.css.ts';

export type OnRow = {
  readonly onOrder: (row: string, order: string) => void;
  readonly onReplace: (row: string) => void;
  readonly onRemove: (row: string) => void;
};

const looks: Readonly<Record<MassState, { readonly Glyph: Icon; readonly word: string }>> = {
  wrong: { Glyph: OctagonIcon, word: 'Error' },
  choose: { Glyph: TriangleIcon, word: 'Por decidir' },
  ready: { Glyph: CheckCircleIcon, word: 'Bien' },
  sent: { Glyph: CheckCircleIcon, word: 'Subida' },
};

function State({ row: { state, sentence, note } }: { readonly row: MassRow }) {
  const { Glyph, word } = looks[state];
  return (
    <span className={s.state}>
      <Glyph size={16} className={s.glyph[state]} />
      <span className={s.words}>
        <span className={s.sentence[state]}>
          <VisuallyHidden>{`${word}: `}</VisuallyHidden>
          {sentence}
        </span>
        {note !== null && <span className={s.note}>{note}</span>}
      </span>
    </span>
  );
}

/** The order of an invoice: found, to be chosen, or to be written. */
function Order({ row, onOrder }: { readonly row: MassRow } & Pick<OnRow, 'onOrder'>) {
  const { id, name, order, by, candidates, asksOrder } = row;
  const [typed, setTyped] = useState(order ?? '');
  if (candidates.length > 0) {
    return (
      <Select
        size="sm"
        aria-label={`Pedido de ${name}`}
        placeholder={`Elige entre ${candidates.length}`}
        items={candidates.map((number) => ({ id: number, label: number }))}
        value={null}
        onChange={(number) => onOrder(id, number)}
      />
    );
  }
  if (!asksOrder) {
    return order === null ? (
      <span>{absentValue}</span>
    ) : (
      <CellText secondary={by === null ? undefined : foundWords[by]}>
        <span className={s.order}>{order}</span>
      </CellText>
    );
  }
  const tell = () => typed.trim() !== '' && typed.trim() !== order && onOrder(id, typed.trim());
  return (
    <TextField
      size="sm"
      aria-label={`Pedido de ${name}`}
      placeholder="Número de pedido"
      value={typed}
      onChange={setTyped}
      onBlur={tell}
      inputProps={{ onKeyDown: (event) => event.key === 'Enter' && tell() }}
    />
  );
}

const filesWords = ({ xml, pdf }: MassRow): string =>
  xml === null ? 'solo PDF' : pdf === null ? 'sin PDF' : 'con su PDF';

export const columnsOf = ({ onOrder, onReplace, onRemove }: OnRow): DataTableColumn<MassRow>[] => [
  {
    key: 'file',
    header: 'Archivo',
    minWidth: 170,
    isRowHeader: true,
    cell: (row) => <CellText secondary={filesWords(row)}>{row.name}</CellText>,
  },
  {
    key: 'order',
    header: 'Pedido',
    width: 220,
    minWidth: 170,
    cell: (row) => <Order key={`${row.id} ${row.asksOrder}`} row={row} onOrder={onOrder} />,
  },
  {
    key: 'total',
    header: 'Factura',
    width: 128,
    align: 'end',
    inCard: 'end',
    priority: 2,
    cell: ({ total, expected }) =>
      total === null ? (
        absentValue
      ) : (
        <CellText
          isWhole
          secondary={
            expected !== null && expected !== total ? (
              <>
                Pedido <Money amount={expected} />
              </>
            ) : undefined
          }
        >
          <Money amount={total} />
        </CellText>
      ),
  },
  { key: 'state', header: 'Revisión', minWidth: 240, cell: (row) => <State row={row} /> },
  actionsColumn({ width: 200, inCard: 'acts' }, ({ id, name, state }) =>
    state === 'sent' ? null : (
      <span className={s.acts}>
        {state === 'wrong' && (
          <Button size="sm" aria-label={`Cambiar archivo ${name}`} onPress={() => onReplace(id)}>
            Cambiar archivo
          </Button>
        )}
        <IconButton
          size="sm"
          variant="ghost"
          label={`Quitar ${name}`}
          icon={<CloseIcon size={16} />}
          onPress={() => onRemove(id)}
        />
      </span>
    ),
  ),
];
