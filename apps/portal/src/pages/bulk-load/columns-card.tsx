import { leftOut } from '@trastienda/domain/bulk';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { useState } from 'react';
import type { loadState } from '../../entities/bulk-load/operations.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { ColumnsDrawer } from './columns-drawer.tsx';
import { columnsChosen } from '../../features/bulk-loads/file-feature.ts';
import { columnsSaid } from './model.ts';
import * as s from './load.css.ts';

type Load = NonNullable<ReturnType<typeof loadState.select>['value']>;

/** Reasons that the list of all tells: which columns are left out is a sentence already. */
const plainReasons: ReadonlySet<string> = new Set(Object.values(leftOut));

/** Columns whose reason is told before the list of all is opened. */
const MOST_SAID = 4;
/** The meanings of the file's columns and those left out, before anything is saved; each may be chosen again. */
export function ColumnsCard({ load }: { readonly load: Load }) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const columns = load.columns ?? [];
  if (columns.length === 0) return null;
  const said = columns.filter(
    ({ key, note, sample }) => key === null && note !== null && sample !== '' && !plainReasons.has(note),
  );
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
        {load.fileNotes?.map((note) => (
          <p key={note} className={s.strong}>{`${note}.`}</p>
        ))}
        <p className={s.note}>{columnsSaid(columns)}</p>
        {said.slice(0, MOST_SAID).map(({ head, note }) => (
          <p key={head} className={s.note}>{`«${head}»: ${note}`}</p>
        ))}
      </div>
      {isOpen && (
        <ColumnsDrawer
          columns={columns}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => dispatch(columnsChosen({ load, columns: chosen, key: crypto.randomUUID() }))}
        />
      )}
    </Card>
  );
}
