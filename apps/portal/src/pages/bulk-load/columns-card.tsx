import { formatNumber } from '@trastienda/domain';
import { attributeOfColumn, bulkColumns } from '@trastienda/domain/bulk';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Drawer } from '@trastienda/ui/Drawer';
import { Select } from '@trastienda/ui/Select';
import { useState } from 'react';
import type { loadState } from '../../entities/bulk-load/operations.ts';
import { headOf } from '../../entities/bulk-load/words.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { columnsChosen } from '../../features/bulk-loads/file-feature.ts';
import { columnsSaid, NOT_USED, twiceChosen } from './model.ts';
import * as s from './load.css.ts';

type Load = NonNullable<ReturnType<typeof loadState.select>['value']>;
type Column = NonNullable<Load['columns']>[number];

/** Columns whose reason is told before the list of all is opened. */
const MOST_SAID = 4;
/** Columns that are shown at one time: each has a list of all of ours. */
const PART = 40;

/** What the columns of the file were taken for and which are left out, before anything is saved; each may be chosen anew. */
export function ColumnsCard({ load }: { readonly load: Load }) {
  const [isOpen, setOpen] = useState(false);
  const columns = load.columns ?? [];
  if (columns.length === 0) return null;
  const said = columns.filter(({ key, note }) => key === null && note !== null);
  return (
    <Card
      title="Columnas de tu archivo"
      action={
        <Button size="sm" onPress={() => setOpen(true)}>
          Ver y elegir
        </Button>
      }
    >
      <div className={s.changes}>
        <p className={s.note}>{columnsSaid(columns)}</p>
        {said.slice(0, MOST_SAID).map(({ head, note }) => (
          <p key={head} className={s.note}>{`«${head}»: ${note}`}</p>
        ))}
      </div>
      {isOpen && <ColumnsDrawer load={load} columns={columns} onClose={() => setOpen(false)} />}
    </Card>
  );
}

type DrawerProps = {
  readonly load: Load;
  readonly columns: readonly Column[];
  readonly onClose: () => void;
};

function ColumnsDrawer({ load, columns, onClose }: DrawerProps) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(() => columns.map(({ key }) => key ?? NOT_USED));
  const [shown, setShown] = useState(PART);
  const twice = twiceChosen(chosen);
  const isChanged = chosen.some((key, at) => key !== (columns[at]?.key ?? NOT_USED));
  const attributes = columns.flatMap(({ key }) =>
    key !== null && attributeOfColumn(key) !== null ? [{ id: key, label: headOf(key) }] : [],
  );
  const items = [
    { id: NOT_USED, label: 'No usar' },
    ...bulkColumns.map(({ key, head }) => ({ id: key, label: head })),
    ...attributes,
  ];
  // What is left out comes first: it is what she looks for.
  const inOrder = columns
    .map((column, at) => ({ ...column, at }))
    .toSorted((one, other) => Number(one.key !== null) - Number(other.key !== null));
  return (
    <Drawer
      isOpen
      title="Columnas de tu archivo"
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabledReason={
              twice.size > 0
                ? 'Dos columnas van a lo mismo: deja una'
                : isChanged
                  ? undefined
                  : 'Cambia alguna columna para revisar otra vez'
            }
            onPress={() => {
              dispatch(columnsChosen({ load, columns: chosen, key: crypto.randomUUID() }));
              onClose();
            }}
          >
            Revisar otra vez
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        {inOrder.slice(0, shown).map(({ head, note, sample, at }) => {
          const key = chosen[at] ?? NOT_USED;
          return (
            <Select
              key={at}
              label={head}
              description={[sample === '' ? 'Está vacía' : `Por ejemplo: ${sample}`, note]
                .filter(Boolean)
                .join(' · ')}
              error={twice.has(key) ? `Ya elegiste otra columna para ${headOf(key)}` : undefined}
              items={items}
              value={key}
              onChange={(next) => setChosen(chosen.map((one, place) => (place === at ? next : one)))}
            />
          );
        })}
        {inOrder.length > shown && (
          <Button variant="ghost" onPress={() => setShown(shown + PART)}>
            {`Ver ${formatNumber(Math.min(PART, inOrder.length - shown))} más`}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
